package import GalleySource
public import GalleyTables

extension LocatedTree {
  /// The root value; a tree that was read without a syntax error always has one (null for an empty document).
  @inlinable package var root: EntryID { EntryID(0) }

  /// All keys and values, in the order of the document.
  package var all: IndexRange<Entry> { IndexRange(root, upTo: end) }

  /// Where the next entry will stand while the tree is read.
  @inlinable package var end: EntryID { EntryID(entries.count) }

  /// The entry that was read last; a tree without one has none.
  @inlinable package var last: EntryID { EntryID(entries.count - 1) }

  /// Returns what the entry is.
  @inlinable @inline(__always) package func kind(_ id: EntryID) -> EntryKind { entries[id].kind }

  /// The place of the entry, quotes included.
  package func span(_ id: EntryID) -> SourceSpan {
    let entry = entries[id]
    return SourceSpan(start: entry.start, end: entry.start + entry.length, file: file)
  }

  /// The first byte of an entry as the document writes it; nil for an empty one behind the last byte.
  package func firstByte(_ id: EntryID) -> UInt8? {
    let start = Int(entries[id].start)
    return start < source.count ? source[start] : nil
  }

  /// Whether an entry stands elsewhere than what is around it: an alias or a merge key brought it.
  package func isCopied(_ id: EntryID) -> Bool { entries[id].flags.contains(.copied) }

  /// The number of entries of the subtree at `id`, itself included.
  @inlinable package func size(_ id: EntryID) -> Int { entries[id].size }

  /// The entries of the subtree at `id`, itself included.
  package func subtree(_ id: EntryID) -> IndexRange<Entry> { IndexRange(id, upTo: end(of: id)) }

  /// The entry behind the subtree at `id`.
  @inlinable package func end(of id: EntryID) -> EntryID { id.skipping(size(id)) }

  /// The elements of a sequence, in order; empty for anything else.
  @inlinable package func elements(_ id: EntryID) -> ElementSequence { ElementSequence(entries: entries, id: id) }

  /// The pairs of a mapping, in order and without the hidden ones; empty for anything else.
  @inlinable package func pairs(_ id: EntryID) -> PairSequence { PairSequence(entries: entries, id: id) }

  /// Returns the value that `mapping` gives to `key`, or nil if it has no such key or is no mapping.
  ///
  /// Looks at the keys one by one.
  package func value(of key: StaticString, in mapping: EntryID) -> EntryID? {
    for pair in pairs(mapping) where text(of: pair.key, is: key) { return pair.value }
    return nil
  }
}

extension LocatedTree.Entry {
  /// The number of entries of the subtree, this one included.
  @inlinable package var size: Int { kind == .sequence || kind == .mapping ? Int(link) : 1 }
}

extension Index where Element == LocatedTree.Entry {
  /// The entry behind so many others, this one among them.
  @inlinable package func skipping(_ count: Int) -> Self { Self(position + count) }

  /// The next entry of the document: the value of a key, the first element or key of a collection.
  @inlinable package var next: Self { skipping(1) }

  /// The entry before this one, which is not the root: the key of a mapping's value.
  @inlinable package var previous: Self { skipping(-1) }
}

/// The elements of a sequence.
@usableFromInline package struct ElementSequence: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let entries: [LocatedTree.Entry]
  @usableFromInline var position: EntryID
  @usableFromInline let end: EntryID

  @inlinable init(entries: [LocatedTree.Entry], id: EntryID) {
    self.entries = entries
    let parent = entries[id]
    position = id.next
    end = parent.kind == .sequence ? id.skipping(parent.size) : position
  }

  /// Returns the next element.
  @inlinable package mutating func next() -> EntryID? {
    guard position < end else { return nil }
    let element = position
    position = element.skipping(entries[element].size)
    return element
  }
}

/// The pairs of a mapping that are not hidden.
@usableFromInline package struct PairSequence: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let entries: [LocatedTree.Entry]
  @usableFromInline var position: EntryID
  @usableFromInline let end: EntryID

  @inlinable init(entries: [LocatedTree.Entry], id: EntryID) {
    self.entries = entries
    let parent = entries[id]
    position = id.next
    end = parent.kind == .mapping ? id.skipping(parent.size) : position
  }

  /// Returns the next pair.
  @inlinable package mutating func next() -> (key: EntryID, value: EntryID)? {
    while position < end {
      let key = position
      let value = key.next
      position = value.skipping(entries[value].size)
      if !entries[key].flags.contains(.hidden) { return (key, value) }
    }
    return nil
  }
}
