import GalleyFormats
import GalleySource

extension Checker {
  /// Says that several texts are several views: `Text: [a, b]`; nil for anything else.
  func textsInList(_ entry: EntryID, of name: String) -> Diagnostic? {
    guard tree.kind(entry) == .sequence, tree.size(entry) > 1, entry > tree.root, text(entry.previous) == name,
      catalogue.view(named: name) != nil,
      tree.elements(entry).allSatisfy({ [.string, .number, .boolean].contains(tree.kind($0)) })
    else { return nil }
    let views = Sketch.list(tree.elements(entry).map { .mapping([(name, Sketch(tree, $0))]) })
    let mend = written("Group", views, isJSON: isInDoubleQuotes(entry.previous))
    let isShort = span(entry).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .wrongType, "`\(name)` must be a text, not a list: several texts are several views", at: span(entry),
      label: isShort ? "write `\(mend)`" : "write a `\(name)` for each", expected: ["Group"],
      fix: isShort ? replacing(entry.previous, entry, with: [("Group", views)]) : nil)
  }

  /// Recognises a node in the form of another tool, and shows it in this language; nil if it is none.
  func foreignNode(_ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard keys.count <= 64, !keys.contains(where: { isUpperCase($0.key) }) else { return nil }
    if let diagnostic = foreignDocument(entry) { return diagnostic }
    guard let (key, type) = ForeignNodeTranslator.typeKey(of: entry, in: self), !hasName(key) else { return nil }
    var translator = ForeignNodeTranslator(checker: self)
    guard let sketch = translator.node(entry) else { return nil }
    return foreignNode(
      "a node of this language has the view's name as its key, and this one names it in `\(text(key))`", sketch,
      at: span(key), replacing: entry, isJSON: isInDoubleQuotes(type), isPartial: translator.isPartial)
  }

  /// Recognises `{ root: main, elements: { main: … } }`.
  private func foreignDocument(_ entry: EntryID) -> Diagnostic? {
    guard let root = tree.value(of: "root", in: entry), let elements = tree.value(of: "elements", in: entry) else {
      return nil
    }
    let key = tree.pairs(entry).first { text($0.key) == "root" }?.key ?? entry
    var translator = ForeignNodeTranslator(checker: self, elements: elements)
    let sketch = translator.named(root) ?? .mapping([("VStack", .list([.mapping([("Text", .scalar("Hello"))])]))])
    return foreignNode(
      "nodes of this language stand inside each other, and these name each other by ids in `root` and `elements`",
      .mapping([("body", sketch)]), at: span(key), replacing: entry, isJSON: isInDoubleQuotes(root),
      isPartial: translator.isPartial)
  }

  /// Tells whether a property, slot or custom view has the name of a key, so that it is no member of another tool.
  private func hasName(_ key: EntryID) -> Bool {
    let name = text(key)
    return scopes.namesView(name)
  }

  private func foreignNode(
    _ message: String, _ sketch: Sketch, at sourceSpan: SourceSpan, replacing entry: EntryID, isJSON: Bool,
    isPartial: Bool
  ) -> Diagnostic {
    let inline = sketch.inline(isJSON: isJSON)
    let shown = isJSON || inline.count <= 80 ? " " + inline : "\n" + sketch.block(indentation: "  ")
    return Diagnostic(
      .foreignNode, message, at: sourceSpan, help: ["in this language it is\(shown)"],
      fix: isPartial ? nil : TextEdit(span: span(entry), replacement: inline))
  }
}
