// Which steps the rules give. What is not said here is the same as for all: a size is that of what is in the view, an offer is
// handed on, and a place is that of the view around.

extension LayoutRule {
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step] {
    [replay.otherAnswer(own, axis)]
  }

  func offerReasons(
    _ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay
  ) -> [Step] {
    [replay.otherOffer(child, from: own, axis)]
  }

  func placeReasons(
    _ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay
  ) -> [Step] {
    [replay.otherPlace(child, in: own, axis)]
  }
}
