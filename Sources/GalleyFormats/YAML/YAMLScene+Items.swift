internal import GalleySource

// Items of a list among the keys of a mapping: the modifiers of a view without their key, or a view's views.

extension YAMLScene {
  /// Explains a dash where the next key of a mapping should begin, by the key that is missing; nil for another mistake.
  func itemAmongKeys(at dash: Int) -> YAMLMistake? {
    let item = name(ofItemAt: dash)
    let first = failure.contextPosition
    guard !item.isEmpty, let colon = separator(from: first, to: endOfLine(first)) else { return nil }
    let owner = text(first, colon)
    guard !["modifiers", "name"].contains(item) else { return nil }
    let isNode = isUpperCase(owner)
    if isNode, isUpperCase(item) || Self.blockWords.contains(item) { return viewBesideView(owner, item, at: dash) }
    if !isNode, owner == "body" || isDefinition(owner) { return modifierBelowBody(item, at: dash) }
    return missingKey(isNode ? "modifiers" : "content", of: owner, item, at: dash)
  }

  /// Whether the text of a line is an item that can only be a modifier: `- padding: 8`.
  func isModifierItem(at start: Int) -> Bool {
    let item = name(ofItemAt: start)
    return !item.isEmpty && !isUpperCase(item) && !Self.blockWords.contains(item)
      && !["modifiers", "name"].contains(item)
  }

  /// The lower-case words that stand for views.
  private static let blockWords: Set<String> = ["if", "switch", "let", "content"]

  private func isDefinition(_ key: String) -> Bool { ["state", "views", "parameters", "let", "preview"].contains(key) }

  private func isUpperCase(_ name: String) -> Bool { name.utf8.first.map { $0 &- 0x41 < 26 } ?? false }

  /// The name behind the dash at `dash`; empty if something else stands there.
  private func name(ofItemAt dash: Int) -> String {
    guard byte(dash) == UInt8(ascii: "-"), byte(dash + 1) == 0x20 else { return "" }
    var start = dash + 1
    while byte(start) == 0x20 { start += 1 }
    var end = start
    while end < source.count, byte(end) | 0x20 &- 0x61 < 26 || byte(end) &- 0x30 < 10 { end += 1 }
    return text(start, end)
  }

  private func missingKey(_ key: String, of owner: String, _ item: String, at dash: Int) -> YAMLMistake {
    let isModifier = key == "modifiers"
    let indentation = String(repeating: " ", count: column(dash))
    // Where the key is there already, a second one would be no mend.
    let isGiven = text(failure.contextPosition, dash).contains("\n\(indentation)\(key):") || owner == key
    return mistake(
      isModifier
        ? "`- \(item)` stands among the keys of a node, and a modifier stands in the node's `modifiers`"
        : "`- \(item)` stands among the arguments, and the views are an argument of their own",
      at: dash, label: isGiven ? "move it below `\(key)`" : "write `\(key):` on the line above it",
      help: isModifier ? ["`modifiers: [ \(item) ]` stands below `\(owner)`, on the same column"] : [],
      fix: isGiven ? nil : TextEdit(span: span(dash, dash), replacement: "\(key):\n\(indentation)"))
  }

  private func viewBesideView(_ owner: String, _ item: String, at dash: Int) -> YAMLMistake {
    mistake(
      "`\(owner)` stands without a dash, and `- \(item)` below it with one: several views are a list", at: dash,
      label: "write `- ` before `\(owner)` too", help: ["where a list stands, each of its items begins with a dash"])
  }

  private func modifierBelowBody(_ item: String, at dash: Int) -> YAMLMistake? {
    guard isModifierItem(at: dash) else { return nil }
    return mistake(
      "`- \(item)` stands among the keys of the document, and a modifier stands in its view's `modifiers`", at: dash,
      label: "write `modifiers:` on the column of the view's name, and this below it")
  }

  private func mistake(
    _ message: String, at dash: Int, label: String, help: [HelpText] = [], fix: TextEdit? = nil
  ) -> YAMLMistake {
    let first = failure.contextPosition
    return YAMLMistake(
      diagnostic: Diagnostic(
        .badIndentation, message, at: span(dash, max(dash + 1, endOfPlain(from: dash))), label: label, help: help,
        related: [RelatedSpan(span: span(first, first + 1), message: "the mapping begins here")], fix: fix),
      isTreeSure: false)
  }
}
