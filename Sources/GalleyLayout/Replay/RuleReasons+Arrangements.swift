// Which steps lead to the answers, offers and places of containers.

extension StackRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.stackAnswer(self, own, axis)
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.stackOffer(self, child, from: own, axis)
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.stackPlace(self, child, in: own, axis)
  }
}

extension DepthStackRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.depthAnswer(own, axis)
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.depthOffer(child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.layerPlace(.depthAlign, child, in: own, axis)
  }
}

extension ViewThatFitsRule {
  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.fitsOffer(self, child, from: own, axis)
  }
}

extension GridRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.gridAnswer(own, axis)
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.gridOffer(child, from: own, axis)
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.gridPlace(child, in: own, axis)
  }
}

extension LazyStackRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.lazyAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.lazyOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.lazyPlace(self, child, in: own, axis)]
  }
}

extension LazyGridRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.lazyGridAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.lazyGridOffer(self, child, from: own, axis)
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.lazyGridPlace(self, child, in: own, axis)
  }
}

extension ScrollRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.scrollAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.scrollOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.scrollPlace(self, child, in: own, axis)]
  }
}

extension GeometryReaderRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [
      Step(
        own.proposal[axis] == nil ? .readerTen : .readerTake, own.node, axis, ["S": .number(own.size[axis])],
        causes: [Asked(.offer, of: own, along: axis)])
    ]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.offerOfOwnSize(.readerOffer, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [
      Step(
        .readerCorner, child.node, axis, ["p": .node(own.node), "x": .number(child.frame.origin[axis])],
        causes: [Asked(.place, of: own, along: axis)])
    ]
  }
}

extension CustomLayoutRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.customAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.customOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.customPlace(self, child, in: own, axis)]
  }
}
