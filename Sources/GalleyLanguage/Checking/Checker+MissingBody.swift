import GalleyFormats
import GalleySource

// Definitions whose view does not stand under `body`.

extension Checker {
  /// The keys of a definition that shows something; that its body is missing is reported.
  mutating func bodyKeys(
    _ entry: EntryID, of name: EntryID, allowed: [String]
  ) -> [String: (key: EntryID, value: EntryID)] {
    if let keys = bodyAlone(entry, of: name, allowed: allowed) { return keys }
    let isEmpty = tree.kind(entry) == .null
    let mark = diagnostics.count
    let keys = isEmpty ? [:] : definitionKeys(entry, of: text(name), allowed: allowed)
    // A key that does not exist was probably meant to be the one that is missing.
    if keys["body"] == nil, diagnostics.count == mark {
      report(
        Diagnostic(
          .missingBody, "`\(text(name))` has no `body`, so there is nothing to show", at: span(name),
          label: "write what it shows under `body`", help: ["`\(text(name)): { body: { Text: Hello } }`"]))
    }
    return keys
  }

  /// The body of a definition that has only views and forgot the word, which is reported; nil for any other.
  private mutating func bodyAlone(
    _ entry: EntryID, of name: EntryID, allowed: [String]
  ) -> [String: (key: EntryID, value: EntryID)]? {
    switch tree.kind(entry) {
    case .sequence: break
    case .mapping:
      let pairs = pairs(of: entry)
      guard pairs.contains(where: { isUpperCase($0.key) || namesView($0.key) && text($0.key) != "let" }),
        !pairs.contains(where: { allowed.contains(text($0.key)) && text($0.key) != "let" })
      else { return nil }
    case .null, .boolean, .number, .string: return nil
    }
    let isFlow = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(tree.source[Int(span(entry).start)])
    let isOneLine = !tree.entrySource(entry).contains("\n") && (isFlow || tree.kind(entry) == .mapping)
    let quote = isInDoubleQuotes(name) ? "\"" : ""
    report(
      Diagnostic(
        .missingBody, "the view of `\(text(name))` stands under `body`, and this is written without it",
        at: span(firstKey(of: entry)), label: "write `body:` above it, and indent it further",
        help: ["`\(text(name)): { body: { Text: Hello } }`"],
        fix: isOneLine
          ? TextEdit(
            span: span(entry),
            replacement: isFlow
              ? "{ \(quote)body\(quote): \(tree.entrySource(entry)) }" : "body: { \(tree.entrySource(entry)) }") : nil))
    return ["body": (name, entry)]
  }

  private func firstKey(of entry: EntryID) -> EntryID { pairs(of: entry).first?.key ?? entry }
}
