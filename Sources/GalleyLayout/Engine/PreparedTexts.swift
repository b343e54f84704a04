import GalleyTables

/// The texts measured last, taken apart, for the several proposals that a text is mostly asked for.
struct PreparedTexts {
  /// How many texts are kept: a power of two, large enough for the texts of most containers, and small enough for the
  /// memory of a document with a million.
  private static let mostTexts = 4096
  /// How many bytes of text are kept, which take about ten times as many.
  private static let mostBytes = 8 << 20

  /// By the last digits of the index; empty before the first.
  private var entries: [(text: Index<TextContent>, prepared: PreparedText)?] = []
  /// The bytes of all texts that were put there since they were last cleared.
  private var bytes = 0

  /// A text that was kept, and that no other has taken the place of.
  subscript(index: Index<TextContent>) -> PreparedText? {
    guard !entries.isEmpty, let (known, prepared) = entries[Self.position(of: index)], known == index else {
      return nil
    }
    return prepared
  }

  /// Keeps a text, in the place of others if there are many.
  mutating func keep(_ prepared: PreparedText, _ index: Index<TextContent>) {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.mostTexts) }
    bytes += prepared.byteCount
    if bytes > Self.mostBytes {
      for position in entries.indices { entries[position] = nil }
      bytes = prepared.byteCount
    }
    entries[Self.position(of: index)] = (index, prepared)
  }

  private static func position(of index: Index<TextContent>) -> Int { index.position & (mostTexts - 1) }
}
