import GalleyFormats
import GalleySource

// Definitions whose view does not stand under `body`.

extension Checker {
  /// The keys of a definition that shows something; that its body is missing is reported.
  mutating func bodyKeys(
    _ entry: EntryID, of name: EntryID, allowed: [DefinitionKey]
  ) -> DefinitionKeys {
    if let keys = bodyAlone(entry, of: name, allowed: allowed) { return keys }
    let isEmpty = tree.kind(entry) == .null
    let mark = problems.mark
    let keys = isEmpty ? DefinitionKeys() : definitionKeys(entry, of: text(name), allowed: allowed)
    // A key that does not exist was probably meant to be the one that is missing.
    if keys[.body] == nil, problems.mark == mark {
      report(
        Diagnostic(
          .missingBody, "`\(text(name))` has no `body`, so there is nothing to show", at: span(name),
          label: "write what it shows under `body`", help: ["`\(text(name)): { body: { Text: Hello } }`"]))
    }
    return keys
  }

  /// The keys of a definition whose views stand among them, which is reported; nil for any other.
  private mutating func bodyAlone(
    _ entry: EntryID, of name: EntryID, allowed words: [DefinitionKey]
  ) -> DefinitionKeys? {
    switch tree.kind(entry) {
    case .sequence:
      report(missingBodyKey(entry, of: name, kept: [], moved: [], stray: entry))
      var keys = DefinitionKeys()
      keys[.body] = (name, entry)
      return keys
    case .mapping: break
    case .null, .boolean, .number, .string: return nil
    }
    let pairs = pairs(of: entry)
    let allowed = words.map(\.rawValue)
    let isModifier = words.contains(.method)
    guard !pairs.contains(where: { text($0.key) == "body" }),
      let stray = pairs.first(where: { isBodyKey($0.key, isModifier: isModifier, allowed: allowed) })
    else { return nil }
    let kept = pairs.filter { allowed.contains(text($0.key)) }
    report(
      missingBodyKey(
        entry, of: name, kept: kept, moved: pairs.filter { !allowed.contains(text($0.key)) }, stray: stray.key))
    var keys = DefinitionKeys()
    for (key, value) in kept { if let word = DefinitionKey(rawValue: text(key)) { keys[word] = (key, value) } }
    keys[.body] = (stray.key, entry)
    return keys
  }

  /// Tells whether a key among those of a definition belongs to the view that it shows.
  private func isBodyKey(_ key: EntryID, isModifier: Bool, allowed: [String]) -> Bool {
    if isModifier, ["content", "modifiers"].contains(text(key)) { return true }
    if !namesView(key), allowed.contains(where: { Suggestions.isMisspelling(text(key), of: $0) }) { return false }
    return isUpperCase(key) || namesView(key) && text(key) != "let"
  }

  private func missingBodyKey(
    _ entry: EntryID, of name: EntryID, kept: [(key: EntryID, value: EntryID)],
    moved: [(key: EntryID, value: EntryID)], stray: EntryID
  ) -> Diagnostic {
    let sibling = kept.first.map { " beside `\(text($0.key))`" } ?? ""
    let shown = tree.kind(entry) == .sequence ? "this" : "`\(text(stray))`"
    return Diagnostic(
      .missingBody, "the view of `\(text(name))` stands under `body`, and \(shown) is written without it\(sibling)",
      at: span(stray),
      label: words(
        yaml: "write `body:` above it, and indent it further", json: "put it into an object under `\"body\"`"),
      help: [
        text(stray) == "content" || text(stray) == "modifiers"
          ? "`\(text(name)): { body: { content: , modifiers: [ padding ] } }`"
          : "`\(text(name)): { body: { Text: Hello } }`"
      ],
      fix: bodyAdded(to: entry, name, kept, moved))
  }

  /// The edit that puts `body` before what it is; nil where that is not on one line.
  private func bodyAdded(
    to entry: EntryID, _ name: EntryID, _ kept: [(key: EntryID, value: EntryID)],
    _ moved: [(key: EntryID, value: EntryID)]
  ) -> TextEdit? {
    let isFlow = isInBrackets(entry)
    guard isFlow || !tree.entrySource(entry).contains("\n") else {
      return indented(moved, among: pairs(of: entry), below: "body")
    }
    let quote = isInDoubleQuotes(name) ? "\"" : ""
    func joined(_ pairs: [(key: EntryID, value: EntryID)]) -> String {
      pairs.map { source(of: pairSpan($0.key, $0.value)) }.joined(separator: ", ")
    }
    var inside = joined(moved)
    if moved.allSatisfy({ text($0.key) == "modifiers" }), !moved.isEmpty {
      inside = (quote.isEmpty ? "content: , " : "\"content\": null, ") + inside
    }
    let body = tree.kind(entry) == .sequence ? tree.entrySource(entry) : "{ \(inside) }"
    guard isFlow else {
      return kept.isEmpty && tree.kind(entry) == .mapping
        ? TextEdit(span: span(entry), replacement: "body: \(body)") : nil
    }
    let others = kept.isEmpty ? "" : joined(kept) + ", "
    return TextEdit(span: span(entry), replacement: "{ \(others)\(quote)body\(quote): \(body) }")
  }

  /// Checks what a definition shows: what stands under `body`, or the view that stands among the keys, which has been
  /// complained of.
  mutating func checkBody(_ body: (key: EntryID, value: EntryID)) -> NodeID {
    guard tree.kind(body.value) == .mapping,
      let pair = tree.pairs(body.value).first(where: { $0.key == body.key })
    else { return checkBody(body.value) }
    guard namesView(pair.key) else {
      if text(pair.key) == "modifiers" { _ = checkModifiers(pair.value) }
      return addInvalid(body.value)
    }
    return checkNode(body.value, [pair], view: pair.key)
  }
}
