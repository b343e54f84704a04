/// Finds what may have been meant by a name of a symbol that is misspelt.
///
/// Nobody has a list of all symbols: a name is taken for a misspelt one only if a word in it is unknown, and the whole name is
/// one mistake of typing away from a name of usual ones.
package enum SymbolNames {
  /// Names longer than this are not looked at.
  private static let longestName = 64
  /// Words with fewer letters are not told from others: `a.circle`, `l.joystick`, `tv`.
  private static let leastLetters = 3

  /// Returns the names that `name` may have been meant to be, in alphabetical order; none where it may be right.
  package static func meant(by name: String) -> [String] {
    guard !name.isEmpty, name.utf8.count <= longestName else { return [] }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let unknown = words.indices.filter { !isKnown(words[$0]) }
    if unknown.count == 1 {
      return names(words, replacing: unknown[0], with: corrections(of: words[unknown[0]])).sorted()
    }
    // A period too many: `check.mark`, where neither part is a word.
    guard unknown.count == 2, unknown[1] == unknown[0] + 1 else { return [] }
    var joined = words
    joined[unknown[0]] += joined.remove(at: unknown[1])
    return SymbolWords.usual.contains(joined[unknown[0]]) ? [joined.joined(separator: ".")] : []
  }

  private static func names(_ words: [String], replacing index: Int, with replacements: Set<String>) -> [String] {
    replacements.map { replacement in
      var words = words
      words[index] = replacement
      return words.filter { !$0.isEmpty }.joined(separator: ".")
    }
  }

  /// Tells whether a word may be right: it is known, too short to tell, or has a digit.
  private static func isKnown(_ word: String) -> Bool {
    if SymbolWords.usual.contains(word) || SymbolWords.rare.contains(word) { return true }
    guard !word.isEmpty else { return false }
    let hasDigit = word.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return hasDigit || word.utf8.count < leastLetters && !word.utf8.contains { !isSmallLetter($0) }
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  /// What an unknown word is one mistake away from: usual words, two of them without their period, or nothing.
  private static func corrections(of word: String) -> Set<String> {
    if word.isEmpty { return [""] }
    var result: Set<String> = []
    let bytes = Array(word.utf8)
    for length in max(bytes.count - 1, 0)...bytes.count + 1 {
      for known in SymbolWords.usualByLength[length] ?? [] where EditDistance.isOne(bytes, known) {
        result.insert(String(decoding: known, as: UTF8.self))
      }
    }
    for end in bytes.indices.dropFirst() {
      let first = String(decoding: bytes[..<end], as: UTF8.self)
      guard SymbolWords.usual.contains(first) else { continue }
      // Without the period, or with another character in its place.
      let isSeparated = !isSmallLetter(bytes[end])
      let rest = String(decoding: bytes[(isSeparated ? end + 1 : end)...], as: UTF8.self)
      if SymbolWords.usual.contains(rest) { result.insert("\(first).\(rest)") }
    }
    return result
  }
}
