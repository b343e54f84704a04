import GalleyExpressions
import GalleyFormats
import GalleySource

// `.constant(true)`, Swift's own way to write a binding that nothing changes.

extension Checker {
  /// The value in `$(.constant(…))`, or `.constant(…)` without its mark, with a warning; nil for anything else.
  ///
  /// The outer optional tells whether that was written, the inner one whether it has a value.
  mutating func writtenConstant(_ entry: EntryID, _ type: ValueType) -> (recipe: Recipe, type: ValueType)?? {
    guard let range = rangeOfConstant(entry) else { return nil }
    if !isTemplate(entry) {
      var warning = swiftValue(entry, expression: text(entry))
      warning.severity = .warning
      report(warning)
    }
    return .some(expressionRecipe(entry, in: range, expecting: type == .unknown ? nil : type))
  }

  /// The bytes in the parentheses of `.constant(…)` or `Binding.constant(…)`, if these are all of a scalar.
  private func rangeOfConstant(_ entry: EntryID) -> Range<Int>? {
    guard tree.kind(entry) == .string else { return nil }
    let bytes = tree.bytes(entry)
    var rest = bytes[...]
    if isTemplate(entry) {
      guard rest.starts(with: "$(".utf8), rest.last == UInt8(ascii: ")") else { return nil }
      rest = rest.dropFirst(2).dropLast()
    }
    if rest.starts(with: "Binding.".utf8) { rest = rest.dropFirst("Binding".utf8.count) }
    let call = ".constant("
    guard rest.starts(with: call.utf8), rest.last == UInt8(ascii: ")") else { return nil }
    rest = rest.dropFirst(call.utf8.count).dropLast()
    return closesWithin(rest) ? nil : rest.startIndex - bytes.startIndex..<rest.endIndex - bytes.startIndex
  }

  /// Tells whether a parenthesis closes that was not opened.
  private func closesWithin(_ bytes: ArraySlice<UInt8>) -> Bool {
    var nesting = ExpressionNesting()
    _ = nesting.closes(UInt8(ascii: "("), at: 0)
    return bytes.contains { nesting.closes($0, at: 0) }
  }
}
