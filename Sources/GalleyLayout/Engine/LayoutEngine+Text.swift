import GalleyTables

extension LayoutEngine {
  /// Measures a text of the tree, which is taken apart once for the several proposals that it is mostly asked for.
  mutating func measureText(_ index: Index<TextContent>, _ proposal: Proposal) -> TextMeasurement {
    guard text.gainsByPreparing else { return text.measure(tree.texts[index], proposal: proposal) }
    let prepared = prepareText(index)
    // Some bytes take as long as a size; a text that shrinks to fit is taken apart for every answer.
    guard budget.affords(textWork: prepared.byteCount / (prepared.content.minimumScaleFactor < 1 ? 2 : 32)) else {
      return .nothing
    }
    return text.measure(prepared, proposal: proposal)
  }

  private mutating func prepareText(_ index: Index<TextContent>) -> PreparedText {
    if let known = preparedTexts[index] { return known }
    let content = tree.texts[index]
    guard budget.affords(textWork: content.byteCount / 8) else { return PreparedText(TextContent(runs: [])) }
    let prepared = text.prepare(content)
    preparedTexts.keep(prepared, index)
    return prepared
  }
}
