/// How many mistakes of typing lie between two words.
enum EditDistance {
  /// Tells whether one insertion, deletion, substitution or swap of neighbours turns `source` into `target`.
  ///
  /// Cost is the sum of the lengths.
  static func isOne(_ source: [UInt8], _ target: [UInt8]) -> Bool {
    guard abs(source.count - target.count) <= 1 else { return false }
    let shorter = min(source.count, target.count)
    var start = 0
    while start < shorter, source[start] == target[start] { start += 1 }
    var end = 0
    while end < shorter - start, source[source.count - 1 - end] == target[target.count - 1 - end] { end += 1 }
    let (rest, other) = (source[start..<source.count - end], target[start..<target.count - end])
    if max(rest.count, other.count) == 1 { return true }
    return rest.count == 2 && other.count == 2 && rest.elementsEqual(other.reversed())
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of neighbours that turn `source` into
  /// `target`, or nil if it takes more than `limit` (optimal string alignment).
  ///
  /// Cost is the product of the lengths, unless their difference alone exceeds the limit.
  static func between(_ source: [UInt8], _ target: [UInt8], limit: Int) -> Int? {
    guard abs(source.count - target.count) <= limit else { return nil }
    if source.isEmpty || target.isEmpty { return max(source.count, target.count) }
    // Three rows of the table: the one before the last, the last, and the one being filled in.
    var older = [Int](repeating: 0, count: target.count + 1)
    var last = Array(0...target.count)
    var row = older
    for i in 1...source.count {
      row[0] = i
      var smallest = i
      for j in 1...target.count {
        let substitution = last[j - 1] + (source[i - 1] == target[j - 1] ? 0 : 1)
        var best = min(substitution, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, source[i - 1] == target[j - 2], source[i - 2] == target[j - 1] {
          best = min(best, older[j - 2] + 1)
        }
        row[j] = best
        smallest = min(smallest, best)
      }
      guard smallest <= limit else { return nil }
      swap(&older, &last)
      swap(&last, &row)
    }
    return last[target.count] <= limit ? last[target.count] : nil
  }
}
