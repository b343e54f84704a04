package import GalleySource

extension LocatedTree {
  /// The root value; a tree that was read without a syntax error always has one (null for an empty document).
  @inlinable package var root: EntryID { 0 }

  /// Returns what the entry is.
  @inlinable @inline(__always) package func kind(_ id: EntryID) -> EntryKind { entries[Int(id)].kind }

  /// The place of the entry, quotes included.
  package func span(_ id: EntryID) -> SourceSpan {
    let entry = entries[Int(id)]
    return SourceSpan(start: entry.start, end: entry.start + entry.length, file: file)
  }

  /// The first byte of an entry as the document writes it; nil for an empty one behind the last byte.
  package func firstByte(_ id: EntryID) -> UInt8? {
    let start = Int(entries[Int(id)].start)
    return start < source.count ? source[start] : nil
  }

  /// Whether an entry stands elsewhere than what is around it: an alias or a merge key brought it.
  package func isCopied(_ id: EntryID) -> Bool { entries[Int(id)].flags.contains(.copied) }

  /// The number of entries of the subtree at `id`, itself included.
  @inlinable package func size(_ id: EntryID) -> Int32 { entries[Int(id)].size }

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
  @inlinable package var size: Int32 { kind == .sequence || kind == .mapping ? link : 1 }
}

/// The elements of a sequence.
@usableFromInline package struct ElementSequence: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let entries: [LocatedTree.Entry]
  @usableFromInline var position: EntryID
  @usableFromInline let end: EntryID

  @inlinable init(entries: [LocatedTree.Entry], id: EntryID) {
    self.entries = entries
    let parent = entries[Int(id)]
    position = id + 1
    end = parent.kind == .sequence ? id + parent.link : position
  }

  /// Returns the next element.
  @inlinable package mutating func next() -> EntryID? {
    guard position < end else { return nil }
    let element = position
    position += entries[Int(element)].size
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
    let parent = entries[Int(id)]
    position = id + 1
    end = parent.kind == .mapping ? id + parent.link : position
  }

  /// Returns the next pair.
  @inlinable package mutating func next() -> (key: EntryID, value: EntryID)? {
    while position < end {
      let key = position
      let value = key + 1
      position = value + entries[Int(value)].size
      if !entries[Int(key)].flags.contains(.hidden) { return (key, value) }
    }
    return nil
  }
}
