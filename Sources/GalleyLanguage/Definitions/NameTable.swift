package import GalleyTables

/// A word of a name table: a view's or modifier's name, a control word, a label.
package enum Word {}

/// Identifies a word in its name table.
package typealias WordID = Index<Word>

/// Words by their bytes; looking one up costs one hash of the bytes and allocates nothing.
package struct NameTable: Sendable {
  /// The words by their hashes; a power of two of them, at least twice as many as words.
  private var slots: [Link<Word>]
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`; it begins where the one before it ends.
  private var ends: [Int32] = []

  /// Creates a table without words, that has room for some.
  package init(capacity: Int) {
    var count = 4
    while count < 2 * capacity { count *= 2 }
    slots = Array(repeating: .none, count: count)
    ends.reserveCapacity(capacity)
  }

  /// The number of words.
  package var count: Int { ends.count }

  /// The word with this id.
  package func text(_ id: WordID) -> String { String(decoding: bytes[range(of: id)], as: UTF8.self) }

  private func range(of id: WordID) -> Range<Int> {
    (id.position > 0 ? Int(ends[id.position - 1]) : 0)..<Int(ends[id.position])
  }

  /// Returns the id of `word`, adding it if it is new.
  package mutating func add(_ word: String) -> WordID {
    var word = word
    return word.withUTF8 { utf8 in
      if (ends.count + 1) * 2 > slots.count { grow() }
      let slot = slot(of: utf8)
      if let known = slots[slot].index { return known }
      let id = WordID(ends.count)
      bytes.append(contentsOf: utf8)
      ends.append(Int32(bytes.count))
      slots[slot] = Link(id)
      return id
    }
  }

  /// Returns the id of a word; nil if there is no such word.
  package func find(_ word: UnsafeBufferPointer<UInt8>) -> WordID? {
    slots[slot(of: word)].index
  }

  /// Returns the id of a word; nil if there is no such word.
  package func find(_ word: String) -> WordID? {
    var word = word
    return word.withUTF8 { find($0) }
  }

  /// The slot that has a word, or an empty one where it would be.
  private func slot<Word: RandomAccessCollection<UInt8>>(of word: Word) -> Int where Word.Index == Int {
    let mask = slots.count - 1
    var slot = hash(word) & mask
    while let id = slots[slot].index {
      if equal(range(of: id), word) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func equal<Word: RandomAccessCollection<UInt8>>(_ range: Range<Int>, _ word: Word) -> Bool
  where Word.Index == Int {
    guard range.count == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = word.startIndex
      for position in range {
        if bytes[position] != word[index] { return false }
        index += 1
      }
      return true
    }
  }

  private func hash(_ word: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & Int.max
  }

  private mutating func grow() {
    slots = Array(repeating: .none, count: slots.count * 2)
    for position in ends.indices {
      let id = WordID(position)
      slots[slot(of: bytes[range(of: id)])] = Link(id)
    }
  }
}
