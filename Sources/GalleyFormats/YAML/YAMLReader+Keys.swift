import CLibYAML
internal import GalleySource

extension YAMLReader {
  mutating func takeKey(
    _ value: UnsafeBufferPointer<UInt8>, style: yaml_scalar_style_t, start: Int, end: Int
  ) {
    let id = tree.end
    let top = openCollections.count - 1
    append(.string, flags(of: style), value, start: start, end: end)
    if style == YAML_PLAIN_SCALAR_STYLE {
      if value.isEmpty { return refuseEmptyKey(id, at: start) }
      if value[0] == UInt8(ascii: "-"), value.count > 1, value[1] | 0x20 &- 0x61 < 26 {
        tree.entries[id].flags.insert(.hidden)
        return noteMisread(.dash, at: start, valueStart: start)
      }
      if !marks.isASCII, findTypographicEdge(start: start, end: end) { return }
      if value.count == 2, value[0] == UInt8(ascii: "<"), value[1] == UInt8(ascii: "<") {
        tree.entries[id].flags.insert(.hidden)
        openCollections[top].merges = true
        return
      }
    }
    register(key: id, text: value, start: start, end: end)
  }

  /// Enters a key into the index of its mapping, and reports it if it is there already.
  @inline(__always) mutating func register(
    key id: EntryID, text: UnsafeBufferPointer<UInt8>, start: Int, end: Int
  ) {
    let base = openCollections[openCollections.count - 1].keyBase
    if let known = keys.insert(id, text: text, base: base, replacingMerged: true, in: tree) {
      settle(known, against: id, start: start, end: end)
    }
  }

  private mutating func settle(_ known: EntryID, against id: EntryID, start: Int, end: Int) {
    if tree.entries[known].flags.contains(.merged) {
      tree.entries[known].flags.insert(.hidden)
      return
    }
    tree.entries[id].flags.insert(.hidden)
    let parent = openCollections[openCollections.count - 1].entry
    let name = parent > tree.root ? tree.text(parent.previous) : ""
    problems.report(duplicateKey(tree.text(id), at: problems.span(start, end), first: tree.span(known), below: name))
  }

  private mutating func refuseEmptyKey(_ id: EntryID, at start: Int) {
    tree.entries[id].flags.insert(.hidden)
    problems.report(
      Diagnostic(
        .emptyKey, "a pair has no key before its colon", at: problems.span(start, min(start + 1, bytes.count)),
        help: ["a text that begins with a colon needs quotes"]))
  }
}

/// Says that a key stands in its mapping already; `parent` is the key of the mapping, if it has one.
///
/// An upper-case key is a view's, unless it is defined there: two views in one mapping are meant to be a list.
func duplicateKey(
  _ key: String, at span: SourceSpan, first: SourceSpan, below parent: String, isJSON: Bool = false
) -> Diagnostic {
  let isUpperCase = key.utf8.first.map { $0 &- 0x41 < 26 } ?? false
  if isUpperCase, !keysOfDefinitions.contains(parent) {
    return Diagnostic(
      .duplicateKey, "`\(key)` stands twice in one mapping, and several views are a list", at: span,
      label: isJSON ? "put each view into braces of its own, in a list" : "put `- ` in front of each view",
      help: [
        isJSON
          ? "as in `[ { \"\(key)\": … }, { \"\(key)\": … } ]`; an object has each key once"
          : "as in `[ { \(key): … }, { \(key): … } ]`; a mapping has each key once"
      ],
      related: [RelatedSpan(span: first, message: "first given here")])
  }
  if parent == "modifiers" {
    return Diagnostic(
      .duplicateKey,
      "`\(key)` stands twice in `modifiers`, which is a list: order has a meaning, and a mapping has none",
      at: span,
      label: isJSON ? "put each modifier into braces of its own, in a list" : "put `- ` in front of each modifier",
      help: [isJSON ? "as in `[ { \"\(key)\": … }, { \"\(key)\": … } ]`" : "as in `[ { \(key): … }, { \(key): … } ]`"],
      related: [RelatedSpan(span: first, message: "first given here")])
  }
  return Diagnostic(
    .duplicateKey, "the key `\(key)` is given twice in this mapping", at: span,
    label: key == "modifiers" ? "put all modifiers into one list" : "again here",
    related: [RelatedSpan(span: first, message: "first given here")])
}

/// The keys of a document below which upper-case keys are definitions.
private let keysOfDefinitions: Set<String> = ["views", "viewModifiers", "styles", "shapes", "types", "layouts"]
