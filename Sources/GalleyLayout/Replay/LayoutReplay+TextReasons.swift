import GalleyTables

// Reasons of texts. Source: text 1.

extension LayoutReplay {
  /// A text with what it answered, and what it would without a limit of lines.
  private struct MeasuredText {
    var own: Placement
    var content: TextContent
    var measured: TextMeasurement
    /// What it takes for one line a paragraph.
    var free: TextMeasurement

    var paragraphs: Int { free.lineCount }
    var isAtLimit: Bool { content.lineLimit.map { measured.lineCount >= $0 } ?? false }

    func offer(_ axis: Axis) -> Asked { Asked(.offer, of: own, along: axis) }
    func parameter(_ name: ParameterName) -> [ParameterPlace] { [ParameterPlace(node: own.node, name: name)] }
  }

  mutating func textAnswer(_ own: Placement, _ axis: Axis) -> Step {
    let index: Index<TextContent> = engine.tree.nodes[own.node].kept()
    let content = engine.tree.texts[index]
    let measured = engine.measureText(index, own.proposal)
    var unlimited = content
    unlimited.lineLimit = nil
    unlimited.reservedLines = 0
    let free =
      content.lineLimit == nil && content.reservedLines == 0
      ? engine.measureText(index, .unspecified) : engine.text.measure(unlimited, proposal: .unspecified)
    let text = MeasuredText(own: own, content: content, measured: measured, free: free)
    if content.minimumScaleFactor < 1, let offered = own.proposal.width, offered < free.size.width {
      return shrunk(text, axis, offered)
    }
    return axis == .horizontal ? width(text) : height(text)
  }

  /// A text that may shrink and has too little room for its own size.
  private func shrunk(_ text: MeasuredText, _ axis: Axis, _ offered: Double) -> Step {
    var step = Step(
      text.measured.isTruncated ? .textScaleCut : .textScale, text.own.node, axis,
      [
        "I": .number(text.free.size.width), "P": .number(offered), "least": .number(text.content.minimumScaleFactor),
        "S": .number(text.own.size[axis]),
      ], parameters: text.parameter(.minimumScaleFactor), causes: [text.offer(.horizontal)])
    // The letters of a smaller font stand wider apart, so that a product tells too little.
    let isNearlyEnough =
      text.content.lineLimit == 1 && text.free.size.width * text.content.minimumScaleFactor <= offered
    if text.measured.isTruncated, isNearlyEnough { step.form = .other }
    return step
  }

  private func width(_ text: MeasuredText) -> Step {
    let (own, measured) = (text.own, text.measured)
    guard let offered = own.proposal.width else {
      return Step(
        .textOpen, own.node, .horizontal, ["I": .number(own.size.width)], causes: [text.offer(.horizontal)])
    }
    let isSeveral = text.paragraphs > 1
    func step(_ rule: RuleID, _ parameters: [ParameterPlace] = [], _ causes: [Asked]) -> Step {
      var values: KeyValuePairs<String, Double> = [
        "I": text.free.size.width, "P": offered, "k": Double(measured.lineCount), "S": own.size.width,
      ]
      // Neither is said of a text that is cut after its last line, nor of one that is wider than all.
      if rule == .textLimit { values = ["I": text.free.size.width, "P": offered, "S": own.size.width] }
      if rule == .otherAnswer { values = ["P": offered, "S": own.size.width] }
      // Where there are several paragraphs the number of lines says why; a mark is wider than what there is.
      if rule == .textCut { values = ["S": own.size.width] }
      if rule == .textMark { values = ["P": offered, "S": own.size.width] }
      var step = Step(rule, own.node, .horizontal, [:], parameters: parameters, causes: causes)
      step.values += numbers(values)
      if isSeveral { step.values += numbers(["paragraphs": Double(text.paragraphs)]) }
      if !parameters.isEmpty, let limit = text.content.lineLimit { step.values += numbers(["L": Double(limit)]) }
      return step
    }
    let offer = text.offer(.horizontal)
    if measured.isTruncated {
      if own.size.width > offered { return step(.textMark, [], [offer]) }
      guard text.isAtLimit else { return step(.textLow, [], [offer, text.offer(.vertical)]) }
      return step(isSeveral ? .textCut : .textLimit, text.parameter(.lineLimit), [offer])
    }
    if isSeveral {
      return measured.lineCount == text.paragraphs ? step(.textParagraphs, [], []) : step(.textBroken, [], [offer])
    }
    // Not even a letter of it fits.
    if measured.lineCount == 1, own.size.width > offered + Step.tolerance { return step(.otherAnswer, [], [offer]) }
    // A text never grows, so what it is offered does not matter where it fits.
    if measured.lineCount > 1 { return step(.textLines, [], [offer]) }
    return Step(
      .textOne, own.node, .horizontal,
      ["I": .number(text.free.size.width), "P": .number(offered), "S": .number(own.size.width)])
  }

  private func height(_ text: MeasuredText) -> Step {
    let (own, measured) = (text.own, text.measured)
    let width = Asked(.answer, of: own, along: .horizontal)
    var causes = measured.lineCount == text.paragraphs && !measured.isTruncated ? [] : [width]
    if measured.isTruncated, !text.isAtLimit { causes.append(text.offer(.vertical)) }
    let lines = Double(measured.lineCount)
    guard text.content.reservedLines > measured.lineCount else {
      return Step(
        .textTall, own.node, .vertical, ["k": .number(lines), "S": .number(own.size.height)], causes: causes)
    }
    return Step(
      .textReserve, own.node, .vertical,
      ["k": .number(lines), "L": .number(Double(text.content.reservedLines)), "S": .number(own.size.height)],
      parameters: text.parameter(.reservedLines), causes: [])
  }
}
