extension LayoutEngine {
  /// How many texts are kept prepared: a power of two, large enough for the texts of most containers, and small enough
  /// for the memory of a document with a million.
  private static let mostPreparedTexts = 4096

  /// Measures a text of the tree, which is taken apart once for the several proposals that it is mostly asked for.
  mutating func measureText(_ index: Int32, _ proposal: Proposal) -> TextMeasurement {
    guard text.gainsByPreparing else { return text.measure(tree.texts[Int(index)], proposal: proposal) }
    if preparedTexts.isEmpty { preparedTexts = Array(repeating: nil, count: LayoutEngine.mostPreparedTexts) }
    let place = Int(index) & (LayoutEngine.mostPreparedTexts - 1)
    if let (known, prepared) = preparedTexts[place], known == index {
      return text.measure(prepared, proposal: proposal)
    }
    let prepared = text.prepare(tree.texts[Int(index)])
    preparedTexts[place] = (index, prepared)
    return text.measure(prepared, proposal: proposal)
  }
}
