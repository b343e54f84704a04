/// Finds what an author may have meant by a name that does not exist.
package enum Suggestions {
  /// Words longer than this are not misspelt names, and not worth comparing.
  private static let longestWord = 64

  /// Returns the candidate that `word` was probably meant to be, or nil if none is near.
  ///
  /// Words of other frameworks and old names come first (see `Synonyms`), then what differs only in case or in how words
  /// are joined, then what is few mistakes of typing away.
  package static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    ranked(word, candidates).first
  }

  /// Returns up to `limit` candidates that `word` may have been meant to be, the likeliest first.
  package static func closest(to word: String, in candidates: some Sequence<String>, limit: Int) -> [String] {
    Array(ranked(word, candidates).prefix(limit))
  }

  /// Returns the candidate that `word` can only be a slip of the pen for; nil if there is any doubt.
  package static func certain(for word: String, in candidates: some Sequence<String>) -> String? {
    let folded = fold(word)
    guard folded.count >= 4, let closest = closest(to: word, in: candidates),
      !Synonyms.names(for: word).contains(closest),
      EditDistance.between(folded, fold(closest), limit: folded.count >= 7 ? 2 : 1) != nil
    else { return nil }
    return closest
  }

  /// Returns "did you mean `…`?" for the candidate that `word` was probably meant to be, or nil if none is near.
  package static func question(for word: String, in candidates: some Sequence<String>) -> String? {
    closest(to: word, in: candidates).map { "did you mean `\($0)`?" }
  }

  /// Whether `word` may be a name that was meant as `known`: case aside, of a short name one letter may be wrong, of a
  /// longer one two.
  ///
  /// Stricter than a suggestion, for places where other words stand as well.
  package static func isMisspelling(_ word: String, of known: String) -> Bool {
    let limit =
      switch known.utf8.count {
      case ...3: 0
      case 4...5: 1
      default: 2
      }
    return isWithin(limit, word, of: known)
  }

  /// Whether at most `limit` mistakes of typing lie between `word` and `known`, case aside.
  package static func isWithin(_ limit: Int, _ word: String, of known: String) -> Bool {
    guard abs(word.utf8.count - known.utf8.count) <= limit else { return false }
    return EditDistance.between(fold(word), fold(known), limit: limit) != nil
  }

  /// Whether at most two mistakes of typing, wrong capitals among them, lie between `word` and `known`.
  ///
  /// Of a short name little is left then, so this is for places where nothing speaks for another meaning.
  package static func isWithinTwoMistakes(_ word: String, of known: String) -> Bool {
    guard abs(word.utf8.count - known.utf8.count) <= 2 else { return false }
    return EditDistance.between(Array(word.utf8), Array(known.utf8), limit: 2) != nil
  }

  private static func ranked(_ word: String, _ candidates: some Sequence<String>) -> [String] {
    guard !word.isEmpty, word.utf8.count <= longestWord else { return [] }
    let candidates = Array(candidates)
    let folded = fold(word)
    var ranks: [(candidate: String, rank: Int)] = []
    let synonyms = Synonyms.names(for: word)
    // A word that has a meaning elsewhere is no slip for another one.
    let isKnown = !synonyms.isEmpty || Synonyms.advice(for: word) != nil
    let beginning = onlyBeginning(folded, of: candidates)
    for candidate in candidates where candidate != word {
      let spelled = fold(candidate)
      if spelled == folded || candidate == beginning {
        ranks.append((candidate, -1))
      } else if let index = synonyms.firstIndex(of: candidate) {
        ranks.append((candidate, index))
      } else if !isKnown || spelled.starts(with: folded) || folded.starts(with: spelled),
        let distance = distance(folded, spelled, candidate)
      {
        ranks.append((candidate, synonyms.count + distance))
      }
    }
    // Sorting by rank alone must keep the order of the candidates, which is the order of declaration.
    let order = ranks.indices.sorted { (ranks[$0].rank, $0) < (ranks[$1].rank, $1) }
    return order.map { ranks[$0].candidate }
  }

  /// Returns the only candidate whose first word three letters are: `minLength` for `min`.
  private static func onlyBeginning(_ word: [UInt8], of candidates: [String]) -> String? {
    guard word.count == 3 else { return nil }
    let found = candidates.filter { candidate in
      candidate.utf8.count > 3 && candidate.utf8.starts(with: word)
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(
          candidate.utf8[candidate.utf8.index(candidate.startIndex, offsetBy: 3)])
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns how far a candidate is from a word, both folded, or nil if it is another word altogether.
  private static func distance(_ word: [UInt8], _ folded: [UInt8], _ candidate: String) -> Int? {
    guard candidate.utf8.count <= longestWord else { return nil }
    // A name that was not written to its end.
    if word.count >= 4, folded.starts(with: word) { return 1 }
    // Of a short name one letter may be wrong, of longer ones a third at most.
    let shorter = min(word.count, folded.count)
    let length = (word.count + folded.count) / 2
    if let distance = EditDistance.between(word, folded, limit: min(max(1, (length - 1) / 3), shorter - 1)),
      distance < shorter
    {
      return distance
    }
    return word.count > 3 && word.count == folded.count && hasSameParts(word, candidate) ? 1 : nil
  }

  /// Whether a candidate consists of the same parts in another order: `colorBackground`, `backgroundColor`.
  private static func hasSameParts(_ word: [UInt8], _ candidate: String) -> Bool {
    var parts: [[UInt8]] = []
    for byte in candidate.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUpper || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(isUpper ? byte | 0x20 : byte)
    }
    guard parts.count > 1, let first = parts.first else { return false }
    return word == Array(parts.dropFirst().joined()) + first
      || parts.last.map { word == $0 + Array(parts.dropLast().joined()) } == true
  }

  /// Returns a name without what spelling habits change: case, leading dots, hyphens and underscores.
  package static func fold(_ name: String) -> [UInt8] {
    // Every candidate of every unknown word is folded, so its room is asked for once.
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    for byte in name.utf8
    where byte != Byte.minus && byte != UInt8(ascii: "_") && byte != Byte.period && byte != Byte.space {
      folded.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
    }
    return folded
  }
}
