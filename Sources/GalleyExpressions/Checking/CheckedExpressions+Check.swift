package import GalleySource

/// An expression after checking: what to evaluate, and its static type.
package struct CheckedExpression: Sendable, Hashable {
  package var id: CheckedExpressionID
  /// Unknown where the expression was complained about.
  package var type: ValueType

  package init(id: CheckedExpressionID, type: ValueType) {
    self.id = id
    self.type = type
  }

  package static let invalid = CheckedExpression(id: .invalid, type: .unknown)
}

extension CheckedExpressions {
  /// Checks a scalar's text that may hold expressions; returns nil if there is no `$(` in it.
  ///
  /// An expression alone in the scalar keeps its type; one within other text is interpolated, and the type is String.
  /// Where a String is expected, a number or truth value that stands alone is printed. The type is converted to
  /// `expected`, except that a style keeps its own where a ShapeStyle is expected, and a value its own where an optional
  /// is (both evaluate to the same). `place` leads from bytes of the text to the source. Adds diagnostics of
  /// `DiagnosticCode.expressions`.
  package mutating func checkTemplate(
    _ text: ArraySlice<UInt8>, at locate: (Range<Int>) -> SourceSpan, expecting expected: ValueType? = nil,
    in scope: some ExpressionScope, diagnostics: inout [Diagnostic]
  ) -> CheckedExpression? {
    switch parseTemplate(text, at: locate, diagnostics: &diagnostics) {
    case .text: return nil
    case .invalid: return .invalid
    case .template(let template):
      return check(template, of: text, at: locate, expecting: expected, in: scope, diagnostics: &diagnostics)
    }
  }

  /// Checks the expressions of a template that was parsed from `text`; see `checkTemplate`.
  package mutating func check(
    _ template: Template, of text: ArraySlice<UInt8>, at locate: (Range<Int>) -> SourceSpan,
    expecting expected: ValueType? = nil, in scope: some ExpressionScope, diagnostics: inout [Diagnostic]
  ) -> CheckedExpression {
    if template.isSingleExpression, case .expression(let range) = template.parts[0] {
      return check(
        text, range: range, at: locate, expecting: expected, isScalar: true, in: scope, diagnostics: &diagnostics)
    }
    let span = locate(0..<text.count)
    guard template.hasExpressions else {
      let id = add(constant: .string(template.literalText(text)), span)
      return CheckedExpression(id: CheckedExpressionID(id), type: .string)
    }
    return interpolation(template, of: text, at: locate, span, in: scope, diagnostics: &diagnostics)
  }

  private mutating func interpolation(
    _ template: Template, of text: ArraySlice<UInt8>, at locate: (Range<Int>) -> SourceSpan, _ span: SourceSpan,
    in scope: some ExpressionScope, diagnostics: inout [Diagnostic]
  ) -> CheckedExpression {
    var parts: [ExpressionID] = []
    var isValid = true
    for part in template.parts {
      switch part {
      case .text(let range):
        let bytes = text[text.startIndex + range.lowerBound..<text.startIndex + range.upperBound]
        parts.append(add(constant: .string(String(decoding: bytes, as: UTF8.self)), locate(range)))
      case .expression(let range):
        let checked = check(text, range: range, at: locate, in: scope, diagnostics: &diagnostics)
        guard let id = checked.id.link.index else {
          isValid = false
          continue
        }
        if checked.type.isOptional { diagnostics.append(Self.optionalInText(locate(range))) }
        parts.append(add(printing: id, checked.type, locate(range)))
      }
    }
    guard isValid else { return CheckedExpression(id: .invalid, type: .string) }
    let id = add(.interpolate(operands.append(contentsOf: parts)), span)
    return CheckedExpression(id: CheckedExpressionID(id), type: .string)
  }

  static func optionalInText(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .optionalInText, "this may be nil, and Swift prints `nil` or `Optional(…)` for it", at: span,
      help: ["write `??` and what stands for nil, or use an `if` node with `let`"])
  }

  /// Adds the text of a value; a text is its own.
  mutating func add(printing value: ExpressionID, _ type: ValueType, _ span: SourceSpan) -> ExpressionID {
    type == .string ? value : add(.print(value, types.append(type)), span)
  }

  /// Checks one expression: the bytes of `text` in `range`, without `$(` and `)`.
  ///
  /// `isScalar` says that it stands alone in a scalar, where a number or truth value becomes a text if a String is
  /// expected.
  package mutating func check(
    _ text: ArraySlice<UInt8>, range: Range<Int>, at locate: (Range<Int>) -> SourceSpan,
    expecting expected: ValueType? = nil, isScalar: Bool = false, in scope: some ExpressionScope,
    diagnostics: inout [Diagnostic]
  ) -> CheckedExpression {
    guard let root = parse(text, range, at: locate, isInterpolation: false, &diagnostics)?.root else { return .invalid }
    return withChecker(at: locate, in: scope, &diagnostics) { checker in
      checker.checkRoot(root, expected, isScalar: isScalar)
    }
  }

  /// Parses the bytes of `text` in `range` into `arena`; nil after a diagnostic.
  ///
  /// In an interpolation `specifier:`, `format:` or `style:` may follow the value.
  mutating func parse(
    _ text: ArraySlice<UInt8>, _ range: Range<Int>, at locate: (Range<Int>) -> SourceSpan, isInterpolation: Bool,
    _ diagnostics: inout [Diagnostic]
  ) -> Interpolation? {
    // An empty expression has nothing to underline but its parentheses.
    let outer = range.isEmpty && range.lowerBound >= 2 ? range.lowerBound - 2..<range.upperBound + 1 : range
    var parser = ExpressionParser(text, range: range, limits: limits, arena: arena)
    arena = ExpressionArena()
    parser.arena.removeAll()
    defer { arena = parser.arena }
    do throws(SyntaxFailure) {
      return isInterpolation ? try parser.parseInterpolation() : Interpolation(root: try parser.parse())
    } catch {
      diagnostics.append(error.diagnostic(locate, whole: outer))
      return nil
    }
  }

  /// Checks what `arena` holds.
  mutating func withChecker(
    at locate: (Range<Int>) -> SourceSpan, in scope: some ExpressionScope, _ diagnostics: inout [Diagnostic],
    _ check: (inout ExpressionChecker) -> CheckedExpression
  ) -> CheckedExpression {
    withoutActuallyEscaping(locate) { locate in
      // The tables change hands, for a copy would have to own all of them.
      var checker = ExpressionChecker(
        syntax: ExpressionArena(), locate: locate, scope: scope, output: CheckedExpressions(limits: limits))
      swap(&arena, &checker.syntax)
      swap(&self, &checker.output)
      let result = check(&checker)
      swap(&self, &checker.output)
      swap(&arena, &checker.syntax)
      diagnostics.append(contentsOf: checker.diagnostics)
      return result
    }
  }
}

extension SyntaxFailure {
  /// The diagnostic, with offsets led back to the source; `whole` is underlined where there is nothing to underline.
  fileprivate func diagnostic(_ locate: (Range<Int>) -> SourceSpan, whole: Range<Int>) -> Diagnostic {
    let span = locate(range.isEmpty ? whole : range)
    if case .stackExhausted = code { return .stackExhausted(at: span) }
    return Diagnostic(
      code.diagnosticCode, message, at: span, label: label, help: help,
      fix: replacement.map { TextEdit(span: span, replacement: $0) })
  }
}

extension SyntaxFailure.Code {
  fileprivate var diagnosticCode: DiagnosticCode {
    switch self {
    case .syntax: .expressionSyntax
    case .literal: .invalidLiteral
    case .tooDeep: .expressionTooDeep
    case .stackExhausted: .stackExhausted
    case .tooLarge: .expressionTooLarge
    case .typographic: .typographicCharacter
    case .unsupported: .unsupportedSyntax
    case .empty: .emptyExpression
    }
  }
}
