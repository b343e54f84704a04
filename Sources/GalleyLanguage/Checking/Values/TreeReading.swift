import GalleyFormats
import GalleySource

/// Whoever reads the entries of a document: what they say, where they stand, and how they are called in a message.
///
/// What is declared here follows from the tree alone. Readers of literals and the wording of many mistakes need no more.
protocol TreeReading {
  var tree: LocatedTree { get }
}

extension TreeReading {
  func text(_ entry: EntryID) -> String { tree.text(entry) }

  func span(_ entry: EntryID) -> SourceSpan { tree.span(entry) }

  func isIgnored(_ key: EntryID) -> Bool { tree.isIgnored(key) }

  func isUpperCase(_ entry: EntryID) -> Bool { tree.isUpperCase(entry) }

  func isTemplate(_ entry: EntryID) -> Bool { tree.isTemplate(entry) }

  /// The pairs of a mapping that are not ignored.
  func pairs(of entry: EntryID) -> [(key: EntryID, value: EntryID)] {
    var result: [(key: EntryID, value: EntryID)] = []
    for pair in tree.pairs(entry) where !isIgnored(pair.key) { result.append(pair) }
    return result
  }

  /// A bare name without the leading dot that Swift would have.
  func caseName(_ entry: EntryID) -> String {
    let word = text(entry)
    return word.hasPrefix(".") ? String(word.dropFirst()) : word
  }
}

// MARK: - In the words of a message

/// How many names a sentence can hold that are all the choice there is.
private let mostListed = 30

extension TreeReading {
  /// What kind of value an entry is, in the words of a message.
  func describe(_ entry: EntryID) -> String {
    switch tree.kind(entry) {
    case .null: "nothing"
    case .boolean, .number: "`\(text(entry))`"
    case .string where tree.bytes(entry).isEmpty: "an empty text"
    case .string: "the text `\(shortened(text(entry)))`"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The name that is written, or what else is.
  func described(_ entry: EntryID) -> String {
    tree.kind(entry) == .string && !tree.bytes(entry).isEmpty ? "`\(shortened(text(entry)))`" : describe(entry)
  }

  func shortened(_ text: String) -> String { text.prefix(41).count > 40 ? text.prefix(37) + "…" : text }

  /// `a`, `b`, `c`, in backticks; of more than thirty the first are named, and the others counted.
  func list(_ names: some Collection<String>) -> String {
    let shown = names.prefix(mostListed).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > mostListed ? "\(shown) and \(names.count - mostListed) more" : shown
  }

  /// A sentence that `lead` begins and the known names end, of many those that are nearest to what was written; none
  /// where names were not compared.
  ///
  /// `entry` is what the catalogue lists them all for.
  func choices(_ lead: String, _ spelling: Spelling, catalogue entry: String? = nil) -> [HelpText] {
    guard !spelling.nearest.isEmpty else { return [] }
    let shown = spelling.nearest.map { "`\($0)`" }.joined(separator: ", ")
    let others = spelling.known.count - spelling.nearest.count
    guard others > 0 else { return ["\(lead) \(shown)"] }
    let choices: HelpText = "\(lead) \(shown) and \(others) more"
    return [entry.map { choices + "; \(setting: .catalogue, $0) lists them" } ?? choices]
  }
}

// MARK: - Pieces of the source, and edits

extension TreeReading {
  /// The span of a scalar without its quotes, for edits.
  func contentSpan(_ entry: EntryID) -> SourceSpan {
    tree.sourceSpan(of: entry, in: 0..<tree.bytes(entry).count)
  }

  /// From the beginning of a key to the end of its value.
  func pairSpan(_ key: EntryID, _ value: EntryID) -> SourceSpan {
    let start = span(key)
    let end = tree.isCopied(value) && !tree.isCopied(key) ? endOfAlias(behind: key) : span(value).end
    return SourceSpan(start: start.start, end: max(start.end, end), file: start.file)
  }

  /// Where the alias ends that a key has for a value; its entries are where the anchor is.
  private func endOfAlias(behind key: EntryID) -> UInt32 {
    let source = tree.source
    var end = Int(span(key).end)
    while end < source.count, source[end] == 0x20 || source[end] == UInt8(ascii: ":") { end += 1 }
    let ends = [0x20, 0x09, 0x0A, 0x0D] + ",]}".utf8
    while end < source.count, !ends.contains(source[end]) { end += 1 }
    return UInt32(end)
  }

  /// A pair as it stands, if it can stand in braces as well: on one line, without what braces would need quotes for.
  func inlinePair(_ key: EntryID, _ value: EntryID) -> String? {
    let sourceSpan = pairSpan(key, value)
    let source = tree.source[Int(sourceSpan.start)..<Int(sourceSpan.end)]
    guard source.count <= 200, !source.contains(UInt8(ascii: "\n")) else { return nil }
    if tree.entries[value].flags.contains(.plain),
      tree.entrySource(value).utf8.contains(where: ",[]{}".utf8.contains)
    {
      return nil
    }
    return String(decoding: source, as: UTF8.self)
  }

  /// A scalar as it stands, if it can stand in braces as well, and else in quotes.
  func inlineSource(_ entry: EntryID) -> String {
    let source = tree.entrySource(entry)
    guard tree.entries[entry].flags.contains(.plain), source.utf8.contains(where: ",[]{}".utf8.contains) else {
      return source
    }
    return quotedYAML(source)
  }

  func isInDoubleQuotes(_ entry: EntryID) -> Bool {
    tree.firstByte(entry) == UInt8(ascii: "\"")
  }

  /// The edit that puts another value in the place of a scalar, in quotes where YAML needs them.
  func replacing(_ entry: EntryID, with value: String) -> TextEdit {
    if tree.entries[entry].flags.contains(.quoted) {
      return TextEdit(span: contentSpan(entry), replacement: value)
    }
    let needsQuotes = value.utf8.contains { ",[]{}?:#\"'".utf8.contains($0) }
    return TextEdit(span: span(entry), replacement: needsQuotes ? quotedYAML(value) : value)
  }

  /// The edit that puts a mapping or a list in the place of a scalar; nil in JSON, where its keys need quotes.
  func replacingWhole(_ entry: EntryID, with value: String) -> TextEdit? {
    isInDoubleQuotes(entry) ? nil : TextEdit(span: span(entry), replacement: value)
  }
}
