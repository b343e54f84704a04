import GalleyTables

// Reasons of views without children.

extension LayoutReplay {
  func fillAnswer(_ own: Placement, _ axis: Axis) -> Step {
    Step(
      own.proposal[axis] == nil ? .fillTen : .fillTake, own.node, axis, ["S": .number(own.size[axis])],
      causes: [Asked(.offer, of: own.node, along: axis)])
  }

  func spacerAnswer(_ rule: SpacerRule, _ own: Placement, _ axis: Axis) -> Step {
    guard rule.axes.contains(axis) else { return Step(.spacerAcross, own.node, axis) }
    let least = ParameterPlace(node: own.node, name: .minLength)
    let offer = Asked(.offer, of: own.node, along: axis)
    guard let offered = own.proposal[axis] else {
      return Step(.spacerOpen, own.node, axis, ["m": .number(rule.minLength)], parameters: [least], causes: [offer])
    }
    if offered > rule.minLength {
      return Step(.spacerRest, own.node, axis, ["S": .number(own.size[axis])], causes: [offer])
    }
    return Step(
      .spacerLeast, own.node, axis,
      ["P": .number(offered), "m": .number(rule.minLength), "S": .number(own.size[axis])],
      equations: ["S = max(P, m)"], parameters: [least])
  }

  func imageAnswer(_ rule: ImageRule, _ own: Placement, _ axis: Axis) -> Step {
    let size = ParameterPlace(node: own.node, name: .length(axis))
    guard rule.isResizable else {
      return Step(
        .imageOwn, own.node, axis, ["S": .number(own.size[axis]), "P": content(own.proposal[axis])], parameters: [size])
    }
    return Step(
      own.proposal[axis] == nil ? .imageOpen : .imageTake, own.node, axis, ["S": .number(own.size[axis])],
      causes: [Asked(.offer, of: own.node, along: axis)])
  }

  func controlAnswer(_ rule: ControlRule, _ own: Placement, _ axis: Axis) -> Step {
    let metrics = rule.metrics(in: engine)
    let size = own.size[axis]
    if metrics.minimum[axis] == metrics.maximum[axis], metrics.ideal[axis] == size {
      return Step(.controlOwn, own.node, axis, ["S": .number(size)])
    }
    guard let offered = own.proposal[axis] else {
      return Step(
        .controlOpen, own.node, axis, ["S": .number(size)], causes: [Asked(.offer, of: own.node, along: axis)])
    }
    return Step(
      .controlRange, own.node, axis,
      [
        "P": .number(offered), "least": .number(metrics.minimum[axis]), "most": .number(metrics.maximum[axis]),
        "S": .number(size),
      ],
      equations: ["S = max(min(P, most), least)"], causes: [Asked(.offer, of: own.node, along: axis)])
  }

  // MARK: Texts

  mutating func textAnswer(_ own: Placement, _ axis: Axis) -> Step {
    let index: Index<TextContent> = engine.tree.nodes[own.node].kept()
    let content = engine.tree.texts[index]
    let measured = engine.measureText(index, own.proposal)
    let ideal = engine.measureText(index, .unspecified)
    guard content.minimumScaleFactor >= 1 || measured.size == ideal.size else { return otherAnswer(own, axis) }
    // What breaks by itself and is cut, too, needs more than one number.
    if measured.isTruncated, ideal.lineCount > 1 { return otherAnswer(own, axis) }
    return axis == .horizontal
      ? textWidth(own, content, measured, ideal) : textHeight(own, content, measured, ideal)
  }

  private mutating func textWidth(
    _ own: Placement, _ content: TextContent, _ measured: TextMeasurement, _ ideal: TextMeasurement
  ) -> Step {
    let offer = Asked(.offer, of: own.node, along: .horizontal)
    let width = own.size.width
    guard let offered = own.proposal.width else {
      return Step(.textOpen, own.node, .horizontal, ["I": .number(width)], causes: [offer])
    }
    if ideal.lineCount > 1, measured.lineCount == ideal.lineCount, !measured.isTruncated {
      return Step(.textParagraphs, own.node, .horizontal, ["k": .number(Double(ideal.lineCount)), "S": .number(width)])
    }
    let values: KeyValuePairs<String, Step.Content> = [
      "I": .number(ideal.size.width), "P": .number(offered), "k": .number(Double(measured.lineCount)),
      "L": .number(Double(content.lineLimit ?? 0)), "S": .number(width),
    ]
    if measured.isTruncated {
      if width > offered { return Step(.textMark, own.node, .horizontal, values, causes: [offer]) }
      if let limit = content.lineLimit, measured.lineCount >= limit {
        return Step(
          .textLimit, own.node, .horizontal, values,
          parameters: [ParameterPlace(node: own.node, name: .lineLimit)], causes: [offer])
      }
      return Step(
        .textLow, own.node, .horizontal, values, causes: [offer, Asked(.offer, of: own.node, along: .vertical)])
    }
    if measured.lineCount > 1 { return Step(.textLines, own.node, .horizontal, values, causes: [offer]) }
    guard width == ideal.size.width else { return otherAnswer(own, .horizontal) }
    // A text never grows, so what it is offered does not matter where it fits.
    return Step(.textOne, own.node, .horizontal, values)
  }

  private func textHeight(
    _ own: Placement, _ content: TextContent, _ measured: TextMeasurement, _ ideal: TextMeasurement
  ) -> Step {
    let values: KeyValuePairs<String, Step.Content> = [
      "k": .number(Double(measured.lineCount)), "S": .number(own.size.height),
    ]
    let width = Asked(.answer, of: own.node, along: .horizontal)
    let causes = measured.lineCount == ideal.lineCount && !measured.isTruncated ? [] : [width]
    return Step(.textTall, own.node, .vertical, values, causes: causes)
  }
}
