/// What two sequences have in common.
enum CommonSequence {
  /// Of longer middle parts the common elements are found by one look at each, so that some may be missed.
  private static let mostCompared = 1_000

  /// The positions of elements that are equal in both, in the order of both; as many as there can be of short sequences.
  static func pairs<Element: Hashable>(_ first: [Element], _ second: [Element]) -> [(first: Int, second: Int)] {
    let shorter = min(first.count, second.count)
    var start = 0
    while start < shorter, first[start] == second[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, first[first.count - 1 - tail] == second[second.count - 1 - tail] { tail += 1 }
    let (left, right) = (Array(first[start..<first.count - tail]), Array(second[start..<second.count - tail]))
    let middle = max(left.count, right.count) > mostCompared ? glance(left, right) : longest(left, right)
    return (0..<start).map { ($0, $0) } + middle.map { (start + $0.first, start + $0.second) }
      + (0..<tail).reversed().map { (first.count - 1 - $0, second.count - 1 - $0) }
  }

  private static func longest<Element: Hashable>(
    _ first: [Element], _ second: [Element]
  ) -> [(first: Int, second: Int)] {
    var isGone = Array(repeating: false, count: first.count)
    var isNew = Array(repeating: false, count: second.count)
    for change in second.difference(from: first) {
      switch change {
      case .remove(let offset, _, _): isGone[offset] = true
      case .insert(let offset, _, _): isNew[offset] = true
      }
    }
    return zip(first.indices.filter { !isGone[$0] }, second.indices.filter { !isNew[$0] }).map { ($0, $1) }
  }

  /// Takes for each element of the second the next equal one of the first, if that stands behind those that are taken.
  private static func glance<Element: Hashable>(
    _ first: [Element], _ second: [Element]
  ) -> [(first: Int, second: Int)] {
    var places: [Element: [Int]] = [:]
    for index in first.indices.reversed() { places[first[index], default: []].append(index) }
    var pairs: [(first: Int, second: Int)] = []
    for (index, element) in second.enumerated() {
      while let place = places[element]?.popLast() {
        guard place > pairs.last?.first ?? -1 else { continue }
        pairs.append((place, index))
        break
      }
    }
    return pairs
  }
}
