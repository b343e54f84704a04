import GalleyTables

extension LayoutEngine {
  /// How many texts are kept prepared: a power of two, large enough for the texts of most containers, and small enough
  /// for the memory of a document with a million.
  private static let mostPreparedTexts = 4096
  /// How many bytes of text are kept prepared, which takes about ten times as many.
  private static let mostPreparedBytes = 8 << 20

  /// Measures a text of the tree, which is taken apart once for the several proposals that it is mostly asked for.
  mutating func measureText(_ index: Index<TextContent>, _ proposal: Proposal) -> TextMeasurement {
    guard text.gainsByPreparing else { return text.measure(tree.texts[index], proposal: proposal) }
    let prepared = prepareText(index)
    // Some bytes take as long as a size; a text that shrinks to fit is taken apart for every answer.
    guard affords(textWork: prepared.byteCount / (prepared.content.minimumScaleFactor < 1 ? 2 : 32)) else {
      return .nothing
    }
    return text.measure(prepared, proposal: proposal)
  }

  private mutating func prepareText(_ index: Index<TextContent>) -> PreparedText {
    if preparedTexts.isEmpty { preparedTexts = Array(repeating: nil, count: LayoutEngine.mostPreparedTexts) }
    let position = index.position & (LayoutEngine.mostPreparedTexts - 1)
    if let (known, prepared) = preparedTexts[position], known == index { return prepared }
    let content = tree.texts[index]
    guard affords(textWork: content.byteCount / 8) else { return PreparedText(TextContent(runs: [])) }
    let prepared = text.prepare(content)
    preparedBytes += prepared.byteCount
    if preparedBytes > LayoutEngine.mostPreparedBytes {
      for position in preparedTexts.indices { preparedTexts[position] = nil }
      preparedBytes = prepared.byteCount
    }
    preparedTexts[position] = (index, prepared)
    return prepared
  }

  /// Counts the work on a text, in sizes of other views that take as long; false once layout takes too much.
  private mutating func affords(textWork work: Int) -> Bool {
    textWork += work
    if textWork > limits.sizeComputations - counters.sizeComputations { isOverBudget = true }
    return !isOverBudget
  }
}
