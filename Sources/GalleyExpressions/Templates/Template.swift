internal import GalleySource

/// A scalar's text split into literal text and expressions.
///
/// Offsets count bytes from the start of the scalar's text.
package struct Template: Sendable {
  package enum Part: Hashable, Sendable {
    /// Bytes that stand for themselves.
    case text(Range<Int>)
    /// The bytes between `$(` and its `)`.
    case expression(Range<Int>)
  }

  package var parts: [Part]

  /// The whole scalar is one expression, which keeps its type.
  package var isSingleExpression: Bool {
    guard parts.count == 1, case .expression = parts[0] else { return false }
    return true
  }

  /// There is at least one expression; otherwise the parts only have their `$$(` resolved.
  package var hasExpressions: Bool {
    parts.contains { part in
      if case .expression = part { return true }
      return false
    }
  }

  /// Returns the text of the literal parts, put together.
  package func literalText(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for case .text(let range) in parts {
      result.append(contentsOf: bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound])
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// What `parseTemplate` makes of a scalar.
package enum TemplateResult: Sendable {
  /// There is no `$(`: the text is what it says.
  case text
  case template(Template)
  /// A diagnostic was reported.
  case invalid
}
