/// A rule that a comment, a case or a page names: `layout 2.3 S-04`.
struct Citation: Hashable {
  /// The pages of `Documentation/Rules`, whose names begin every id.
  static let pages: Set<Substring> = ["layout", "grid", "text", "figures", "types"]

  /// The id of the rule: `layout 2.3`.
  let rule: String
  /// A worked example or a recorded arm on the rule's page: `S-04`.
  let example: String?
}

/// Collects the citations of a text, with lists and ranges of rules of one page: `grid 1.1 (GA7), 1.4 to 1.6`.
struct CitationScanner {
  private let words: [Substring]
  private var index = 0
  private var found: [Citation] = []

  static func citations(in text: String) -> [Citation] {
    var scanner = CitationScanner(words: text.split { " \n`".contains($0) })
    return scanner.scan()
  }

  private init(words: [Substring]) { self.words = words }

  private mutating func scan() -> [Citation] {
    while index < words.count {
      let page = words[index].drop { "(:".contains($0) }
      index += 1
      if Citation.pages.contains(page) { scanRules(of: page) }
    }
    return found
  }

  /// Reads the rules behind the name of a page, if there are any.
  private mutating func scanRules(of page: Substring) {
    while index < words.count, let number = Self.number(words[index]), !isLength(number) {
      let rule = "\(page) \(number)"
      found.append(Citation(rule: rule, example: nil))
      var rest = words[index].dropFirst(number.count)
      index += 1
      if rest.isEmpty { rest = scanExamples(of: rule) }
      if rest.isEmpty, index < words.count, ["and", "to"].contains(words[index]) {
        index += 1
      } else if rest != "," {
        return
      }
    }
  }

  /// Whether a whole number is a length, as in `a text 20 wide`, and not a chapter.
  private func isLength(_ number: Substring) -> Bool {
    guard !number.contains("."), words[index] == number, index + 1 < words.count else { return false }
    let next = words[index + 1]
    return next.first?.isLowercase == true && !["and", "to", "with"].contains(next)
  }

  /// Reads an example, and what stands in parentheses; returns what follows the last word.
  private mutating func scanExamples(of rule: String) -> Substring {
    var rest: Substring = ""
    if index < words.count, let example = Self.example(words[index]) {
      found.append(Citation(rule: rule, example: String(example)))
      rest = words[index].dropFirst(example.count)
      index += 1
    }
    guard rest.isEmpty, index < words.count, words[index].first == "(" else { return rest }
    if let example = Self.example(words[index].dropFirst()) {
      found.append(Citation(rule: rule, example: String(example)))
    }
    while index < words.count, !words[index].contains(")") { index += 1 }
    guard index < words.count, let end = words[index].lastIndex(of: ")") else { return "" }
    rest = words[index][end...].dropFirst()
    index += 1
    return rest
  }

  /// The number of a rule at the beginning of a word: `4` or `4.12`, but not `4.1.2`, `4x` or `4/2`.
  private static func number(_ word: Substring) -> Substring? {
    let parts = word.prefix { $0.isNumber || $0 == "." }.split(separator: ".", omittingEmptySubsequences: false)
    guard let chapter = parts.first, !chapter.isEmpty, parts.count <= 3 else { return nil }
    let length = parts.count > 1 && !parts[1].isEmpty ? chapter.count + 1 + parts[1].count : chapter.count
    let rest = word.dropFirst(length)
    guard rest.first.map({ ",.;:)]".contains($0) }) ?? true, parts.count < 3 || parts[2].isEmpty else { return nil }
    return word.prefix(length)
  }

  /// The id of an example at the beginning of a word: `S-04`, `G-06b`, `GX10`.
  private static func example(_ word: Substring) -> Substring? {
    let letters = word.prefix { $0.isUppercase && $0.isASCII }
    let hyphen = word.dropFirst(letters.count).first == "-" ? 1 : 0
    let digits = word.dropFirst(letters.count + hyphen).prefix { $0.isNumber }
    guard (1...3).contains(letters.count), !digits.isEmpty else { return nil }
    let length = letters.count + hyphen + digits.count
    let suffix = word.dropFirst(length).first.map { $0.isLowercase } == true ? 1 : 0
    return word.prefix(length + suffix)
  }
}
