/// A set of parameters of one signature, by position; there may be any number of them.
package struct ParameterSet: Sendable, Hashable {
  /// A bit for each of the first 64, which are almost always all.
  private var first: UInt64 = 0
  /// A bit for each of the others, 64 to a word, without zeros at the end.
  private var others: [UInt64] = []

  package init() {}

  package init(_ position: Int) { insert(position) }

  package var isEmpty: Bool { first == 0 && others.isEmpty }

  package func contains(_ position: Int) -> Bool {
    if position < 64 { return first & (1 << UInt64(position)) != 0 }
    let word = position / 64 - 1
    return word < others.count && others[word] & (1 << UInt64(position % 64)) != 0
  }

  package mutating func insert(_ position: Int) {
    if position < 64 {
      first |= 1 << UInt64(position)
      return
    }
    let word = position / 64 - 1
    while others.count <= word { others.append(0) }
    others[word] |= 1 << UInt64(position % 64)
  }

  /// Those that are not in another set.
  package func subtracting(_ other: ParameterSet) -> ParameterSet {
    var result = self
    result.first &= ~other.first
    for (word, bits) in zip(result.others.indices, other.others) { result.others[word] &= ~bits }
    while result.others.last == 0 { result.others.removeLast() }
    return result
  }

  package func isSubset(of other: ParameterSet) -> Bool {
    first & ~other.first == 0 && (others.isEmpty || subtracting(other).isEmpty)
  }
}
