// Which steps lead to the answers, offers and places of views without children.

extension FillRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.fillAnswer(own, axis)]
  }
}

extension CircleRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.circleAnswer(own, axis)]
  }
}

extension TextRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.textAnswer(own, axis)]
  }
}

extension SymbolRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [Step(.symbolOwn, own.node, axis, ["S": .number(own.size[axis])])]
  }
}

extension SpacerRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.spacerAnswer(self, own, axis)]
  }
}

extension ImageRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.imageAnswer(self, own, axis)]
  }
}

extension ControlRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.controlAnswer(self, own, axis)]
  }
}
