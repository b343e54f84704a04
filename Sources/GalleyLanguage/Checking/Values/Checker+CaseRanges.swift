import GalleyExpressions
import GalleyFormats
import GalleySource

// Ranges of an enumeration's cases within `$( )`, such as `$(.small ... size)`.

/// Where the ends of a written range stand, in bytes of its scalar; an empty one is open.
struct WrittenRange {
  var lower: Range<Int>
  var upper: Range<Int>
  /// It is written with `..<`.
  var isHalfOpen: Bool
}

extension Checker {
  /// Where the ends of a range stand that is all there is in `$( )`: an end may be missing.
  func rangeEnds(inTemplate entry: EntryID) -> WrittenRange? {
    guard isTemplate(entry) else { return nil }
    let bytes = Array(tree.bytes(entry))
    guard bytes.count > 6, bytes.starts(with: "$(".utf8), bytes.last == UInt8(ascii: ")") else { return nil }
    let inside = 2..<bytes.count - 1
    guard let dots = dots(of: bytes, in: inside) else { return nil }
    let lower = trimmed(inside.lowerBound..<dots, in: bytes)
    let upper = trimmed(dots + 3..<inside.upperBound, in: bytes)
    let isHalfOpen = bytes[dots + 2] == UInt8(ascii: "<")
    guard !lower.isEmpty || !upper.isEmpty, !isHalfOpen || !upper.isEmpty else { return nil }
    return WrittenRange(lower: lower, upper: upper, isHalfOpen: isHalfOpen)
  }

  /// Where the first `...` or `..<` stands that is in no text, list or parentheses; nil without one, and for several templates.
  ///
  /// In a choice, `isWide ? … : …`, a range is only a part of what stands there. Of four dots the last begins a case:
  /// `.small....large`.
  private func dots(of bytes: [UInt8], in range: Range<Int>) -> Int? {
    var depth = 0
    var isText = false
    var found: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "?")
      where depth == 0 && bytes[index + 1] == UInt8(ascii: " ") && bytes[index - 1] == UInt8(ascii: " "): return nil
      case UInt8(ascii: ".") where depth == 0 && found == nil && Checker.isRangeOperator(bytes[index...]):
        found = index
      default: break
      }
      index += 1
    }
    return found
  }

  private static func isRangeOperator(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "...".utf8) || bytes.starts(with: "..<".utf8)
  }

  private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] == UInt8(ascii: " ") { range.removeFirst() }
    while let last = range.last, bytes[last] == UInt8(ascii: " ") { range.removeLast() }
    return range
  }

  /// A range with ends that are expressions: a list of both, null where it is open.
  mutating func caseRange(
    _ entry: EntryID, _ ends: WrittenRange, of type: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    var parts: [Recipe] = []
    for range in [ends.lower, ends.upper] {
      guard !range.isEmpty else {
        parts.append(.constant(.null))
        continue
      }
      guard let (recipe, _) = expressionRecipe(entry, in: range, expecting: type) else { return nil }
      parts.append(recipe)
    }
    if case .constant(let lower) = parts[0], case .constant(let upper) = parts[1] {
      return caseRange(entry, from: lower, to: upper, isHalfOpen: ends.isHalfOpen, named: name)
    }
    let isHalfOpen = ends.isHalfOpen
    let range = build(parts) { ends in .array(isHalfOpen ? [ends[0], ends[1].caseBefore ?? ends[1]] : ends) }
    return argument(range, .unknown, entry)
  }

  /// A range of cases that an expression gives, such as the name of one.
  mutating func caseRange(
    fromExpression entry: EntryID, of type: TypeID, named name: String
  ) -> CheckedArgument.Content? {
    guard let (recipe, found) = templateRecipe(entry, expecting: nil) else { return nil }
    guard case .caseRange(type, _) = found else {
      report(wrongType(entry, wanted: "a range such as `small...large`", of: name))
      return nil
    }
    return argument(recipe, found, entry)
  }

  /// Whether a written range of cases is what a kind of parameter takes; nil for anything but such a range, or where the
  /// kind does not tell.
  func isRangeOfCases(_ entry: EntryID, for kind: ParameterKind) -> Bool? {
    if case .caseRange(let type) = kind, TypeTable.builtInID(type) != nil {
      return rangeEnds(inTemplate: entry) == nil ? nil : true
    }
    if case .value(.named(let id)) = kind, !document.types[id].cases.isEmpty {
      return rangeEnds(inTemplate: entry) == nil ? nil : false
    }
    return nil
  }
}
