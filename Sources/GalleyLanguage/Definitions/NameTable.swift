/// Identifies a word of the language: a view's, modifier's, or argument's name, or a control word.
package typealias WordID = Int32

/// The words of the language by their bytes; looking one up costs one hash of the bytes and allocates nothing.
package struct NameTable: Sendable {
  private var slots: [WordID]
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []

  package init() { slots = Array(repeating: -1, count: 1024) }

  /// The number of words.
  package var count: Int { ranges.count }

  /// The word with this id.
  package func text(_ id: WordID) -> String { String(decoding: bytes[ranges[Int(id)]], as: UTF8.self) }

  /// Returns the id of `word`, adding it if it is new.
  package mutating func add(_ word: String) -> WordID {
    let utf8 = Array(word.utf8)
    if let known = find(utf8[...]) { return known }
    let id = WordID(ranges.count)
    ranges.append(bytes.count..<bytes.count + utf8.count)
    bytes.append(contentsOf: utf8)
    if ranges.count * 2 > slots.count { grow() } else { insert(id) }
    return id
  }

  /// Returns the id of a word; nil if there is no such word.
  package func find(_ word: ArraySlice<UInt8>) -> WordID? {
    let mask = slots.count - 1
    var slot = hash(word) & mask
    while slots[slot] >= 0 {
      let range = ranges[Int(slots[slot])]
      if range.count == word.count && equal(range, word) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the id of a word; nil if there is no such word.
  package func find(_ word: String) -> WordID? { find(Array(word.utf8)[...]) }

  private func equal(_ range: Range<Int>, _ word: ArraySlice<UInt8>) -> Bool {
    var index = word.startIndex
    for position in range {
      if bytes[position] != word[index] { return false }
      index += 1
    }
    return true
  }

  private func hash(_ word: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & Int.max
  }

  private mutating func insert(_ id: WordID) {
    let mask = slots.count - 1
    var slot = hash(bytes[ranges[Int(id)]]) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = id
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for id in ranges.indices { insert(WordID(id)) }
  }
}
