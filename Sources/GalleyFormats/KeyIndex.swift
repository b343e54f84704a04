/// Finds duplicate keys of the mappings that are open while a document is read, in time linear in the keys' bytes.
///
/// Keys of a small mapping are compared one by one by a fingerprint of all their bytes; a large mapping keeps them in a
/// dictionary besides, whose hashes are seeded by the process, so that no document can be made to collide.
struct KeyIndex: ~Copyable {
  /// The number of keys up to which they are compared one by one.
  static let smallCount = 16

  private struct Key {
    var fingerprint: UInt64
    var entry: EntryID
  }

  /// The dictionary of one large mapping.
  private struct LargeMapping {
    var base: Int
    var positions: [UInt64: Int] = [:]
  }

  /// The keys of all open mappings, outermost first, in memory of its own: an array would check for other owners at
  /// every key, which costs as much as the comparison.
  private var keys: UnsafeMutablePointer<Key>
  private var capacity = 64
  private var count = 0
  private var largeMappings: [LargeMapping] = []
  /// How many keys were compared with others; bounds the cost in tests.
  private(set) var comparisons = 0

  /// Creates an empty index.
  init() { keys = .allocate(capacity: capacity) }

  deinit { keys.deallocate() }

  /// Where the keys of a mapping that opens now will begin; hand it to `insert` and `close`.
  @inline(__always) var base: Int { count }

  /// Forgets the keys of the innermost open mapping, whose base is `base`.
  @inline(__always) mutating func close(to base: Int) {
    if count - base >= Self.smallCount, largeMappings.last?.base == base { largeMappings.removeLast() }
    count = base
  }

  /// Adds the key `entry`, whose text is `text`, to the innermost open mapping, and returns the entry that already
  /// has this text.
  ///
  /// The entry that is found stays in the index, unless it was merged and `replacingMerged` says that an own key comes.
  @inline(__always) mutating func insert(
    _ entry: EntryID, text: UnsafeBufferPointer<UInt8>, base: Int, replacingMerged: Bool = false,
    in tree: borrowing LocatedTree
  ) -> EntryID? {
    let fingerprint = Self.fingerprint(of: text)
    var found: Int?
    if count - base < Self.smallCount {
      for position in base..<count where keys[position].fingerprint == fingerprint {
        if tree.bytes(keys[position].entry).elementsEqual(text) { found = position }
      }
      comparisons += count - base
    } else {
      found = findOrInsertInLarge(text, base: base, in: tree)
    }
    guard let found else {
      append(Key(fingerprint: fingerprint, entry: entry))
      return nil
    }
    let known = keys[found].entry
    if replacingMerged, tree.entries[known].flags.contains(.merged) { keys[found].entry = entry }
    return known
  }

  @inline(__always) private mutating func append(_ key: Key) {
    if count == capacity { grow() }
    (keys + count).initialize(to: key)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Key>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: keys, count: count)
    keys.deallocate()
    keys = larger
    capacity *= 2
  }

  /// Returns the position of the key `text`, or nil after noting that it will be the next one.
  private mutating func findOrInsertInLarge(
    _ text: UnsafeBufferPointer<UInt8>, base: Int, in tree: borrowing LocatedTree
  ) -> Int? {
    if largeMappings.last?.base != base { openLarge(base: base, in: tree) }
    let innermost = largeMappings.count - 1
    let hash = Self.seededHash(of: text)
    comparisons += 1
    if let position = largeMappings[innermost].positions[hash] {
      // Two different texts with one hash are taken as different: one chance in 2^64 for each pair.
      return tree.bytes(keys[position].entry).elementsEqual(text) ? position : nil
    }
    largeMappings[innermost].positions[hash] = count
    return nil
  }

  private mutating func openLarge(base: Int, in tree: borrowing LocatedTree) {
    var mapping = LargeMapping(base: base)
    for position in base..<count {
      let hash = tree.bytes(keys[position].entry).withUnsafeBufferPointer { Self.seededHash(of: $0) }
      mapping.positions[hash] = position
    }
    largeMappings.append(mapping)
  }

  private static func seededHash(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// A hash of all bytes that is cheap for short keys; equal texts have equal fingerprints.
  @inline(__always) private static func fingerprint(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    let count = raw.count
    if count >= 8 {
      var result = UInt64(count)
      var offset = 0
      while offset < count - 8 {
        result = mix(result ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      return mix(result ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    if count >= 4 {
      let low = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      let high = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return low | high << 32
    }
    guard count > 0 else { return 0 }
    return UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1]) << 16 | UInt64(count) << 24
  }

  @inline(__always) private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}
