import GalleyFormats
import GalleySource

// Nodes with several view keys, and with none.

extension Checker {
  func severalViewKeys(_ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic {
    let first = keys[0].key
    let second = keys[1].key
    let names = keys.prefix(6).map { text($0.key) }
    let more = keys.count > names.count ? " and \(keys.count - names.count) more" : ""
    return Diagnostic(
      .severalViewKeys, "a node has one view key, and this one has \(list(names))\(more)",
      at: span(second), label: "a second view key",
      help: [
        HelpText(
          words(
            yaml: "put each view into a node of its own, one `-` for each; ",
            json: "put each view into an object of its own, in a list; "))
          + "arguments stand below the view key, `modifiers` and `name` beside it"
      ],
      related: [RelatedSpan(span: span(first), message: "the first view key is here")], fix: listOfNodes(keys))
  }

  /// The edit that makes a list of the views that stand in one mapping; nil where `modifiers` may belong to any of them.
  private func listOfNodes(_ keys: [(key: EntryID, value: EntryID)]) -> TextEdit? {
    guard keys.allSatisfy({ namesView($0.key) }), let mapping = mapping(around: keys[0].key),
      pairs(of: mapping).count == keys.count, span(mapping).length <= UInt32(Self.longestMend),
      !tree.isCopied(mapping)
    else { return nil }
    let nodes = keys.map { Sketch.mapping([(text($0.key), Sketch(tree, $0.value))]) }
    let isItem = collections(around: mapping).first.map { tree.kind($0) == .sequence } ?? false
    // Items of a list go on in the list around them.
    guard !isItem else { return nil }
    return TextEdit(
      span: span(mapping), replacement: Sketch.list(nodes).inline(isJSON: isInDoubleQuotes(keys[0].key)))
  }

  func missingViewKey(_ entry: EntryID) -> Diagnostic {
    if let (key, _) = pairs(of: entry).first(where: { word($0.key).flatMap { ControlWord($0) } == .modifiers }) {
      if surroundings.contentOwner != nil, surroundings.siblings.above == nil {
        return missingContent(of: key, in: entry)
      }
      return Diagnostic(
        .missingViewKey, "`modifiers` stands without a view beside it", at: span(key),
        label: surroundings.siblings.above == nil
          ? words(yaml: "write the view's key on the same column", json: "write the view's key beside it")
          : "it belongs to the item above",
        help: surroundings.siblings.above == nil
          ? [
            HelpText(
              words(
                yaml: "`Text: Hello` and `modifiers: [ padding ]` make one node",
                json: "`{ \"Text\": \"Hello\", \"modifiers\": [ \"padding\" ] }` is one node"))
          ]
          : [
            HelpText(
              words(
                yaml: "leave the `-` in front of it out, and indent it like the view's name in the item above",
                json: "write it into the object of that view"))
          ], fix: joinedToItemAbove(key))
    }
    return Diagnostic(
      .missingViewKey, "a node needs a view key, such as `Text: Hello`, and this one has none", at: span(entry),
      help: ["the view's name is the key, and its arguments are the value"])
  }

  /// The edit that takes the dash before `modifiers` out, so that they belong to the item above; nil where that has some.
  private func joinedToItemAbove(_ key: EntryID) -> TextEdit? {
    let start = Int(span(key).start)
    guard let above = surroundings.siblings.above, tree.kind(above) == .mapping,
      tree.value(of: "modifiers", in: above) == nil, start >= 2,
      tree.source[start - 2] == UInt8(ascii: "-"), tree.source[start - 1] == 0x20
    else { return nil }
    return TextEdit(
      span: SourceSpan(start: UInt32(start - 2), end: UInt32(start), file: tree.file), replacement: "  ")
  }

  /// Says that the modifiers in the body of a modifier are those of `content`, the view that it is applied to.
  private func missingContent(of key: EntryID, in node: EntryID) -> Diagnostic {
    let start = span(key).start
    let isJSON = isInDoubleQuotes(key)
    let isFlow = isInBrackets(node)
    let column = columnOfBlockKey(key).map { "\n" + String(repeating: " ", count: $0) }
    let edit = isJSON ? "\"content\": null, " : isFlow ? "content: , " : column.map { "content:\($0)" }
    return Diagnostic(
      .missingViewKey, "`modifiers` stands without a view beside it: the one that is modified is `content`",
      at: span(key),
      label: words(yaml: "write `content:` above it, on the same column", json: "write `\"content\": null` before it"),
      fix: edit.map {
        TextEdit(span: SourceSpan(start: start, end: start, file: tree.file), replacement: $0)
      })
  }
}
