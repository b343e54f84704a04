import GalleyTables

// Why views of a stack have the distances that nothing in the document gives. Source: layout 1.6.

extension LayoutReplay {
  /// Adds to a step that tells of equal gaps why they are what they are, if all have one reason.
  mutating func tellWhy(_ count: Int, _ views: [Placement], _ axis: Axis, _ step: inout Step) {
    guard count > 0, count <= Step.mostListed, views.count > count else { return }
    let reasons = (0..<count).map { reason(from: views[$0].node, to: views[$0 + 1].node, axis) }
    // A Spacer on one side of each gap makes them all.
    guard let first = reasons.first, reasons.allSatisfy({ $0.form == first.form }) else { return }
    step.form = first.form
    // The figures of one text are told; of several gaps each has its own.
    if count == 1 { step.values += first.values }
    if count > 1, first.form != .spacer, first.form != .nothing { step.form = nil }
  }

  /// Why two views of a stack that gives no spacing stand apart as they do; nil for what ordinary views have.
  package mutating func formOfGap(from before: LayoutNodeID, to after: LayoutNodeID, along axis: Axis) -> Step.Form? {
    reason(from: before, to: after, axis).form
  }

  /// Why two views stand apart as they do, and with which figures.
  private mutating func reason(
    from before: LayoutNodeID, to after: LayoutNodeID, _ axis: Axis
  ) -> (form: Step.Form?, values: [Step.NamedValue]) {
    let length = engine.distance(from: before, to: after, axis: axis)
    if length == 0, isSpacer(before) || isSpacer(after) { return (.spacer, []) }
    let (first, second) = (engine.wishes(of: before), engine.wishes(of: after))
    let edges = axis == .horizontal ? (first.trailing, second.leading) : (first.bottom, second.top)
    if length == 0, edges.0.any == 0 || edges.1.any == 0 { return (.nothing, []) }
    guard axis == .vertical else { return (nil, []) }
    if isSame(length, edges.0.aboveText + edges.1.aboveText), let text = text(in: after, isLast: false),
      text.exception == nil, isSame(text.descent + text.tenthOfLine, length)
    {
      return (.textBelow, numbers(["descent": text.descent, "tenth": text.tenthOfLine]))
    }
    if isSame(length, edges.0.belowText + edges.1.belowText), let text = text(in: before, isLast: true),
      text.exception == nil
    {
      let height = text.ascent + text.descent
      if isSame(height + text.tenthOfLine - text.capHeight, length) {
        return (.textAbove, numbers(["height": height, "tenth": text.tenthOfLine, "cap": text.capHeight]))
      }
      if isSame(text.descent + text.tenthOfLine, length) {
        return (.textAboveSmall, numbers(["descent": text.descent, "tenth": text.tenthOfLine]))
      }
    }
    return isSame(length, min(edges.0.textToText, edges.1.textToText)) ? (.texts, []) : (nil, [])
  }

  /// Values that are numbers.
  func numbers(_ values: KeyValuePairs<String, Double>) -> [Step.NamedValue] {
    values.map { Step.NamedValue(name: $0.key, content: .number($0.value)) }
  }

  private func isSpacer(_ node: LayoutNodeID) -> Bool { engine.tree.nodes[node].kind == .spacer }

  /// The figures of the text at the upper or lower edge of a view; nil where none is.
  private func text(in node: LayoutNodeID, isLast: Bool) -> TextSpacingMetrics? {
    var next: LayoutNodeID? = node
    while let current = next {
      if engine.tree.nodes[current].kind == .text {
        let index: Index<TextContent> = engine.tree.nodes[current].kept()
        let metrics = engine.text.spacingMetrics(engine.tree.texts[index])
        return isLast ? metrics.last : metrics.first
      }
      let children = engine.tree.children(of: current)
      next = isLast ? Array(children).last : children.first
    }
    return nil
  }
}
