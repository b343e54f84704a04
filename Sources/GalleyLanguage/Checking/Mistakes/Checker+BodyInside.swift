import GalleyFormats
import GalleySource

// A document whose body stands among its values, where the indentation went too far.

extension Checker {
  /// Says that `body` belongs beside `state`, and stands in it; nil for a document without any body.
  func bodyInside(_ root: EntryID) -> Diagnostic? {
    guard tree.kind(root) == .mapping else { return nil }
    for (key, value) in pairs(of: root) where ["state", "let", "parameters"].contains(text(key)) {
      guard tree.kind(value) == .mapping,
        let body = pairs(of: value).first(where: { text($0.key) == ControlWord.body.rawValue }),
        tree.kind(body.value) == .sequence || isNodeMapping(body.value)
      else { continue }
      return Diagnostic(
        .missingBody, "`body` stands in `\(text(key))`, and belongs beside it", at: span(body.key),
        label: words(yaml: "put it on the column of `\(text(key))`", json: "move it out of `\(text(key))`"),
        expected: [ControlWord.body.rawValue], fix: bodyMovedOut(of: key, value, body, root))
    }
    return nil
  }

  private func bodyMovedOut(
    of key: EntryID, _ value: EntryID, _ body: (key: EntryID, value: EntryID), _ root: EntryID
  ) -> TextEdit? {
    guard span(root).length <= UInt32(Self.longestMend) else { return nil }
    var written: [(key: String, value: Sketch)] = []
    for (outer, entry) in pairs(of: root) {
      if outer == key, pairs(of: value).count == 1 { continue }
      written.append((text(outer), sketch(entry, without: body.key)))
    }
    written.append((ControlWord.body.rawValue, Sketch(tree, body.value)))
    return rewritten(root, as: written)
  }
}
