import GalleyLayout

extension Primitive {
  /// Whether a single static child takes its place: plain stacks have that shortcut, lazy stacks and grids fill.
  ///
  /// Source: layout 2.6.
  var givesWayToOneChild: Bool {
    switch self {
    case .stack, .depthStack: UnconfirmedChoices.lonelyChildrenTakeTheirStacksPlace
    default: false
    }
  }
}
