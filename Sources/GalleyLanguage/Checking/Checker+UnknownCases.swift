import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// The complaint about a value that is none of those which `names` gathers.
  mutating func unknownCase(
    _ entry: EntryID, named name: String, of type: String?, among names: (borrowing Checker) -> [String]
  ) -> Diagnostic {
    if let slip = unmarkedExpression(entry, wanted: "one of its cases", of: name) ?? choiceAsMapping(entry, of: name)
      ?? typedCase(entry, named: name) ?? swiftValue(entry, named: name)
    {
      return slip
    }
    let isName = (tree.kind(entry) == .string && !tree.bytes(entry).isEmpty) || tree.kind(entry) == .boolean
    let isWord = isName || tree.kind(entry) == .number
    let spelling = spelling(of: isWord ? caseName(entry) : "", among: names)
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be \(isName ? "`\(shortened(text(entry)))`" : describe(entry))", at: span(entry),
      spelling, help: choices("`\(name)` is one of", spelling, catalogue: type), fixing: contentSpan(entry))
  }

  /// Says that a case stands here without its type: `Color.red` is `red`; nil for anything else.
  private func typedCase(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, isUpperCase(entry) else { return nil }
    let parts = text(entry).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, TypeTable.builtInID(String(parts[0])) != nil, !parts[1].isEmpty,
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return Diagnostic(
      .unknownCase, "`\(text(entry))` is Swift: `\(name)` takes the bare name", at: span(entry),
      label: "write `\(parts[1])`, or `$(\(text(entry)))` for the typed form",
      fix: TextEdit(span: contentSpan(entry), replacement: String(parts[1])))
  }
}
