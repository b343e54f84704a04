import GalleyFormats

extension WrittenItems {
  /// A text to be put somewhere.
  struct Insertion {
    let offset: Int
    let text: String
  }

  /// An element beside another of its sequence; nil where that is written in a form that leaves no place for it.
  func insertion(of element: String, beside entry: EntryID, isBefore: Bool) -> Insertion? {
    guard let parent = parent(of: entry, nil)?.entry, tree.kind(parent) == .sequence, !tree.isCopied(entry) else {
      return nil
    }
    if isFlow(parent) {
      return isBefore
        ? Insertion(offset: start(entry), text: element + ", ") : Insertion(offset: end(entry), text: ", " + element)
    }
    let lineStart = beginOfLine(start(entry))
    let before = tree.source[lineStart..<start(entry)]
    guard let dash = before.firstIndex(of: UInt8(ascii: "-")),
      before[lineStart..<dash].allSatisfy({ $0 == Self.space }),
      before[(dash + 1)...].allSatisfy({ $0 == Self.space })
    else { return nil }
    let indentation = String(repeating: " ", count: dash - lineStart)
    return isBefore
      ? Insertion(offset: start(entry), text: element + "\n\(indentation)- ")
      : Insertion(offset: endOfLine(end(entry)), text: "\n\(indentation)- " + element)
  }

  /// A pair behind the others of a mapping; nil for a mapping without any.
  func insertion(of pair: String, into mapping: EntryID) -> Insertion? {
    guard tree.kind(mapping) == .mapping, !tree.isCopied(mapping), let first = items(of: mapping).first,
      let last = items(of: mapping).last
    else { return nil }
    if isFlow(mapping) { return Insertion(offset: last.bytes.upperBound, text: ", " + pair) }
    let column = first.bytes.lowerBound - beginOfLine(first.bytes.lowerBound)
    return Insertion(
      offset: endOfLine(last.bytes.upperBound), text: "\n" + String(repeating: " ", count: column) + pair)
  }

  private func beginOfLine(_ offset: Int) -> Int {
    tree.source[..<offset].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
  }

  private func endOfLine(_ offset: Int) -> Int {
    tree.source[offset...].firstIndex(of: Self.lineFeed) ?? tree.source.count
  }
}
