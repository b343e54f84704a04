import GalleyLayout

extension Primitive {
  /// Whether a single static child takes its place: plain stacks have that shortcut, lazy stacks and grids fill.
  ///
  /// Source: layout 2.6.
  var givesWayToOneChild: Bool {
    if case .stack = self { return UnconfirmedChoices.lonelyChildrenTakeTheirStacksPlace }
    if case .depthStack = self { return UnconfirmedChoices.lonelyChildrenTakeTheirStacksPlace }
    return false
  }
}
