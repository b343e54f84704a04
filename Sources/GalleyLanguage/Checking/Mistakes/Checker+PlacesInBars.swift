import GalleyFormats
import GalleySource

extension Checker {
  /// The words of other tools, and of older releases, for the places of a bar.
  private static let placesInBars = [
    "leading": "topBarLeading", "left": "topBarLeading", "trailing": "topBarTrailing", "right": "topBarTrailing",
    "title": "principal", "center": "principal", "principal": "principal", "bottom": "bottomBar",
  ]

  /// Says that a place of a bar is an argument of the item that stands there: `toolbar: { trailing: { … } }`; nil for any
  /// other key.
  func placeInBar(_ key: EntryID) -> Diagnostic? {
    guard let place = Self.placesInBars[text(key)], let items = mapping(around: key), items > tree.root,
      text(items.previous) == "toolbar", let content = value(ofKey: key)
    else { return nil }
    let item = Sketch.mapping([("placement", .name(place)), ("content", Sketch(tree, content))])
    let node = Sketch.mapping([("ToolbarItem", item)])
    let mend = Sketch.list([node]).inline(isJSON: isInDoubleQuotes(key))
    let isWhole = pairs(of: items).count == 1 && mend.utf8.count <= Self.longestMend
    return Diagnostic(
      .unknownView, "`\(text(key))` is a place in a bar, and what stands there is a `ToolbarItem`", at: span(key),
      label: isWhole ? "write `\(mend)`" : "write `{ ToolbarItem: { placement: \(place), content: … } }` in a list",
      expected: ["ToolbarItem"], fix: isWhole ? TextEdit(span: span(items), replacement: mend) : nil)
  }

  /// Says the same of several places: `toolbar: { leading: …, trailing: … }`; nil for any other mapping.
  func placesInBar(_ keys: [(key: EntryID, value: EntryID)], in items: EntryID) -> Diagnostic? {
    guard keys.count > 1, items > tree.root, text(items.previous) == "toolbar" else { return nil }
    let nodes = keys.compactMap { key, value in
      Self.placesInBars[text(key)].map { place in
        Sketch.mapping([
          ("ToolbarItem", .mapping([("placement", .name(place)), ("content", Sketch(tree, value))]))
        ])
      }
    }
    guard nodes.count == keys.count, nodes.count == pairs(of: items).count else { return nil }
    let mend = Sketch.list(nodes).inline(isJSON: isInDoubleQuotes(keys[0].key))
    let isShort = mend.utf8.count <= Self.longestMend
    return Diagnostic(
      .unknownView,
      "\(list(keys.map { text($0.key) })) are places in a bar, and what stands there is a `ToolbarItem` each",
      at: span(keys[0].key),
      label: isShort ? "write `\(mend)`" : "write `{ ToolbarItem: { placement: …, content: … } }` for each, in a list",
      expected: ["ToolbarItem"], fix: isShort ? TextEdit(span: span(items), replacement: mend) : nil)
  }
}
