import Foundation

/// The pages of `Documentation/Rules`.
struct RulePages {
  /// A heading with an id, and what is said below it.
  struct Rule {
    let id: String
    let page: String
    /// Rules are below it, which have sources of their own.
    var isChapter = false
    var source: String?
    var standing: String?
  }

  private(set) var rules: [Rule] = []
  /// The words of each page, among them the ids of its examples.
  private(set) var words: [String: Set<Substring>] = [:]
  /// The text of all pages.
  private(set) var text = ""

  init() throws {
    for file in try ProjectFiles.names(in: "Documentation/Rules") {
      let page = String(file.dropLast(".md".count))
      let text = try ProjectFiles.text("Documentation/Rules/\(file)")
      words[page] = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" })
      self.text += text
      read(text, of: page)
    }
  }

  private mutating func read(_ text: String, of page: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let level = line.prefix { $0 == "#" }.count
      let heading = line.split(separator: " ")
      if level >= 2, heading.count > 2 {
        rules.append(Rule(id: "\(heading[1]) \(heading[2])", page: page))
        if level == 3, let chapter = rules.lastIndex(where: { rules.last?.id.hasPrefix("\($0.id).") == true }) {
          rules[chapter].isChapter = true
        }
      } else if let value = item("- Source: ", line, &lines) {
        rules[rules.count - 1].source = value
      } else if let value = item("- Standing: ", line, &lines) {
        rules[rules.count - 1].standing = value
      }
    }
  }

  /// The text of an item of a list, with the lines on which it goes on.
  private func item(_ name: String, _ line: Substring, _ lines: inout ArraySlice<Substring>) -> String? {
    guard line.hasPrefix(name) else { return nil }
    var value = String(line.dropFirst(name.count))
    while let next = lines.first, next.hasPrefix("  "), !next.hasPrefix("  -") {
      value += " " + next.dropFirst(2)
      lines.removeFirst()
    }
    return value
  }

  /// The entries of a list parted by semicolons, with what stands in parentheses behind each.
  static func entries(of list: String) -> [(name: String, detail: String?)] {
    var entries: [(name: String, detail: String?)] = [("", nil)]
    var depth = 0
    for character in list {
      let last = entries.count - 1
      switch (character, depth) {
      case (";", 0): entries.append(("", nil))
      case ("(", 0): (entries[last].detail, depth) = ("", 1)
      case (")", 1): depth = 0
      case (_, 0): entries[last].name.append(character)
      default:
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        entries[last].detail?.append(character)
      }
    }
    return entries.map { ($0.name.trimmingCharacters(in: .whitespaces), $0.detail) }
  }
}
