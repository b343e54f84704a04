import GalleyFormats

/// The elements of sequences and pairs of mappings of a text, to be taken out or joined by others, so that comments and the form
/// of the others stay.
struct WrittenItems {
  let tree: LocatedTree

  /// The bytes that go with an element, or with the value of a key; nil where they cannot go alone.
  ///
  /// A sequence goes with its last element.
  func bytes(removing entry: EntryID, key: EntryID? = nil) -> Range<Int>? {
    var (entry, key) = (entry, key)
    while true {
      guard !tree.isCopied(key ?? entry), let parent = parent(of: entry, key) else { return nil }
      let items = self.items(of: parent.entry)
      guard let position = items.firstIndex(where: { $0.first == key ?? entry }) else { return nil }
      if items.count == 1 {
        // What is left of a list without elements would be nothing, or brackets around nothing.
        guard tree.kind(parent.entry) == .sequence, let outer = parent.key else { return nil }
        (entry, key) = (parent.entry, outer)
        continue
      }
      return isFlow(parent.entry)
        ? flow(items, position) : block(items, position, isMapping: tree.kind(parent.entry) == .mapping)
    }
  }

  /// An element, or a key with its value.
  struct Item {
    let first: EntryID
    let bytes: Range<Int>
  }

  /// What an element or a pair stands in.
  func parent(of entry: EntryID, _ key: EntryID?) -> LocatedTree.Surrounding? {
    let around = tree.surroundings(of: tree.span(key ?? entry).start)
    guard let own = around.firstIndex(where: { $0.entry == entry && $0.key == key }), own + 1 < around.count else {
      return nil
    }
    return around[own + 1]
  }

  func items(of parent: EntryID) -> [Item] {
    tree.elements(parent).map { Item(first: $0, bytes: start($0)..<end($0)) }
      + tree.pairs(parent).map { Item(first: $0.key, bytes: start($0.key)..<max(end($0.key), end($0.value))) }
  }

  func start(_ entry: EntryID) -> Int { Int(tree.span(entry).start) }

  /// The end of an entry; a collection in lines ends where the last of what it holds does.
  func end(_ entry: EntryID) -> Int {
    guard tree.kind(entry) == .sequence || tree.kind(entry) == .mapping, !isFlow(entry) else {
      return Int(tree.span(entry).end)
    }
    var last = entry
    var next = entry
    while next < tree.end(of: entry) {
      // A collection in brackets ends behind all that it holds.
      last = next
      next = isFlow(next) ? tree.end(of: next) : next.next
    }
    return Int(tree.span(last).end)
  }

  /// Whether a collection stands in brackets.
  func isFlow(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .sequence: tree.firstByte(entry) == UInt8(ascii: "[")
    case .mapping: tree.firstByte(entry) == UInt8(ascii: "{")
    case .null, .boolean, .number, .string: false
    }
  }

  /// In brackets an item goes with the comma that parts it from its neighbour; nil if a comment stands there.
  private func flow(_ items: [Item], _ position: Int) -> Range<Int>? {
    let own = items[position].bytes
    let isLast = position == items.count - 1
    let removed =
      isLast
      ? items[position - 1].bytes.upperBound..<own.upperBound : own.lowerBound..<items[position + 1].bytes.lowerBound
    let between = isLast ? removed.lowerBound..<own.lowerBound : own.upperBound..<removed.upperBound
    return tree.source[between].contains(UInt8(ascii: "#")) ? nil : removed
  }

  /// In lines an item goes with its lines; the first pair that follows the dash of an element leaves its place to the next.
  private func block(_ items: [Item], _ position: Int, isMapping: Bool) -> Range<Int>? {
    let own = items[position].bytes
    let source = tree.source
    let lineStart = source[..<own.lowerBound].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    let before = source[lineStart..<own.lowerBound]
    let dashes = before.count { $0 == UInt8(ascii: "-") }
    guard before.allSatisfy({ $0 == Self.space || $0 == UInt8(ascii: "-") }) else { return nil }
    if isMapping, dashes > 0 {
      return position + 1 < items.count ? own.lowerBound..<items[position + 1].bytes.lowerBound : nil
    }
    guard dashes == (isMapping ? 0 : 1) else { return nil }
    let lineEnd = source[own.upperBound...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? source.count
    let behind = source[own.upperBound..<lineEnd].first { $0 != Self.space && $0 != 0x0D && $0 != Self.lineFeed }
    guard behind == nil || behind == UInt8(ascii: "#") else { return nil }
    return lineStart..<lineEnd
  }

  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
}
