import GalleyTables

extension LocatedTree {
  /// Something that a place of the source stands in: an element of a sequence, or the value of a pair with its key.
  package struct Surrounding: Sendable {
    package var entry: EntryID
    /// Nil for an element.
    package var key: EntryID?
  }

  /// What a byte of the source stands in, the innermost first.
  ///
  /// A place on a key stands in what the key is given. What an alias or a merge key brought is found where it is written.
  package func surroundings(of offset: UInt32) -> [Surrounding] {
    var found = [Surrounding(entry: root)]
    // A list of steps, not recursion: whatever could be read can be searched.
    while let next = next(in: found[found.count - 1], at: offset) { found.append(next) }
    return found.reversed()
  }

  /// The part of something that a byte stands in; nil where that is no collection, or the byte stands between its parts.
  private func next(in outer: Surrounding, at offset: UInt32) -> Surrounding? {
    if let key = outer.key, covers(key, offset) { return nil }
    switch kind(outer.entry) {
    case .sequence:
      return elements(outer.entry).first { !isCopied($0) && covers($0, offset) }.map { Surrounding(entry: $0) }
    case .mapping:
      for (key, value) in pairs(outer.entry) where !isCopied(key) {
        let end = isCopied(value) ? entries[key].end : max(entries[key].end, entries[value].end)
        if entries[key].start <= offset, offset < end { return Surrounding(entry: value, key: key) }
      }
      return nil
    case .null, .boolean, .number, .string: return nil
    }
  }

  private func covers(_ id: EntryID, _ offset: UInt32) -> Bool {
    entries[id].start <= offset && offset < entries[id].end
  }
}

extension LocatedTree.Entry {
  /// The byte behind the last one in the source.
  package var end: UInt32 { start + length }
}
