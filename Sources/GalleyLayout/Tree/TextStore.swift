import GalleyTables

/// The texts of a tree; those that say the same in the same way are kept, and measured, once.
///
/// Only texts among the last thousand or so are found again, which takes less time and memory than a dictionary of all.
struct TextStore: Sendable {
  /// A power of two.
  private static let mostRecent = 1024
  /// How many bytes of a text tell where it is looked for.
  private static let mostHashed = 24

  private var contents = Table<TextContent>()
  /// By hash: the text that was stored last.
  private var recent: [Link<TextContent>] = []

  /// The text with an index.
  subscript(index: Index<TextContent>) -> TextContent { contents[index] }

  /// Returns the index of a text.
  mutating func store(_ content: TextContent) -> Index<TextContent> {
    if recent.isEmpty { recent = Array(repeating: .none, count: Self.mostRecent) }
    let position = Self.hash(content) & (Self.mostRecent - 1)
    if let known = recent[position].index, isSame(contents[known], content) { return known }
    let index = contents.append(content)
    recent[position] = Link(index)
    return index
  }

  /// Letters that only count as equal may be of other lengths, and so of other widths.
  private func isSame(_ left: TextContent, _ right: TextContent) -> Bool {
    left.byteCount == right.byteCount && left == right
  }

  /// The same in every process, unlike Swift's own, so that the work of layout is, too.
  private static func hash(_ content: TextContent) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in content.runs.first?.string.utf8.prefix(mostHashed) ?? "".utf8.prefix(0) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int((hash ^ UInt32(truncatingIfNeeded: content.byteCount)) &* 16_777_619 >> 8)
  }
}
