import GalleyFormats
import GalleySource

extension Checker {
  /// Tells whether a mapping was meant as `{ type: T, default: … }` and is not quite that, which it complains of.
  ///
  /// One is meant if it has the name of a type under `type`; if it has no other keys than these; or if one is nearly one
  /// of them. A mapping that is a record of the document is none. `optional` are the keys that need not be there.
  mutating func isMisspelledType(
    _ entry: EntryID, named name: String, keys: [String], optional: [String] = []
  ) -> Bool {
    let pairs = pairs(of: entry)
    let given = pairs.map { text($0.key) }
    let known = keys + optional
    guard given.contains(where: { known.contains($0) }), recordType(with: given) == nil else { return false }
    let type = pairs.first { text($0.key) == "type" }?.value
    let typed = type.map { isTypeName($0) } ?? false
    let strangers = pairs.filter { !known.contains(text($0.key)) }
    let isNear = strangers.contains { Suggestions.closest(to: text($0.key), in: known) != nil }
    guard typed || isNear || strangers.isEmpty else { return false }
    let words = given.filter { known.contains($0) }
    let isBinding = type.map { text($0) == "Binding" } ?? false
    for (key, value) in strangers {
      if isFull { break }
      report(
        (isBinding ? typeOfBinding(key, value, in: entry, isAlone: pairs.count == 2) : nil)
          ?? unknownControlKey(key, name, known, given: words))
    }
    let missing = keys.filter { !given.contains($0) }
    if strangers.isEmpty, !missing.isEmpty {
      report(
        Diagnostic(
          .missingArgument, "`\(name)` has \(list(given)) and no \(list(missing))", at: span(entry),
          help: ["write `{ \(keys.map { "\($0): …" }.joined(separator: ", ")) }`, or the value alone"],
          expected: missing))
    }
    return !strangers.isEmpty || !missing.isEmpty
  }

  /// Says that what a binding leads to stands in its type: `{ type: Binding, of: Bool }`; nil for any other key.
  private func typeOfBinding(
    _ key: EntryID, _ value: EntryID, in entry: EntryID, isAlone: Bool
  ) -> Diagnostic? {
    guard tree.kind(value) == .string, type(at: value) != nil else { return nil }
    let mend = "Binding<\(text(value))>"
    return Diagnostic(
      .unknownKey, "a parameter has no key `\(text(key))`: what a binding leads to is a part of its type",
      at: span(key),
      label: "write `\(mend)`", expected: [mend],
      fix: isAlone ? TextEdit(span: span(entry), replacement: isInDoubleQuotes(key) ? "\"\(mend)\"" : mend) : nil)
  }

  private func isTypeName(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string: type(at: entry) != nil || ["ViewBuilder", "Action", "Binding"].contains(text(entry))
    case .sequence: type(at: entry) != nil
    case .null, .boolean, .number, .mapping: false
    }
  }
}
