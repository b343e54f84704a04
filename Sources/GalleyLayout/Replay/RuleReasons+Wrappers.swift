// Which steps lead to the answers, offers and places of layers around one view.

extension FixedFrameRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.fixedFrameAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.fixedFrameOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.framePlace(child, in: own, axis)
  }
}

extension FlexibleFrameRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.flexibleFrameAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.flexibleFrameOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.framePlace(child, in: own, axis)
  }
}

extension PaddingRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.paddingAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.paddingOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.paddingPlace(self, child, in: own, axis)]
  }
}

extension FixedSizeRule {
  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.fixedSizeOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.centred(.wrapperCentre, child, in: own, axis)]
  }
}

extension AspectRatioRule {
  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.ratioOffer(self, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.centred(.wrapperCentre, child, in: own, axis)]
  }
}

extension OffsetRule {
  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.moved(.offsetDraw, child, in: own, axis, [ParameterPlace(node: own.node, name: .place(axis))])]
  }
}

extension PositionRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.positionAnswer(own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    // Where it is offered no length it asks the view for its own, and has that to offer.
    child.proposal[axis] == nil
      ? [replay.otherOffer(child, from: own, axis)] : [replay.offerOfOwnSize(.flexAgain, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.positionPlace(child, in: own, axis)]
  }
}

extension LayeredRule {
  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    guard replay.content(of: own).first?.node != child.node else { return [replay.otherOffer(child, from: own, axis)] }
    return [replay.offerOfOwnSize(.layerOffer, child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    guard replay.content(of: own).first?.node != child.node else { return [replay.otherPlace(child, in: own, axis)] }
    return replay.layerPlace(.layerAlign, child, in: own, axis)
  }
}

extension IgnoresSafeAreaRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.ignoringAnswer(own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.ignoringOffer(child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.ignoringPlace(child, in: own, axis)]
  }
}

extension SafeAreaInsetRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.insetAnswer(own, axis)
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.insetOffer(child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.insetPlace(child, in: own, axis)
  }
}

extension ContainerRelativeFrameRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.relativeAnswer(self, own, axis)]
  }

  func offerReasons(_ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.relativeOffer(child, from: own, axis)]
  }

  func placeReasons(_ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    replay.framePlace(child, in: own, axis)
  }
}

extension PresentationRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.presentationAnswer(own, axis)]
  }
}

extension StyleLayerRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.styleAnswer(own, axis)]
  }
}
