/// matchedGeometryEffect: views that are drawn where another one is.
///
/// The parent of such a view lays it out as without the modifier; a view that has no source stays there. Until the source
/// is placed, the view waits. See `UnconfirmedChoices.matchedViewsTakeTheirSourcesFrame`.
extension LayoutEngine {
  /// What is known of a group while views are placed.
  struct MatchedGroup {
    /// The frame of its source; nil as long as none is placed.
    var source: Rect?
    /// Its views that wait for the source.
    var waiting: [(node: Int32, context: Int32)] = []
  }

  /// Notes where the source of a group stands; the first one placed counts.
  mutating func noteSource(_ index: Int32, _ group: MatchedGroupID) {
    let group = place(of: group)
    guard matchedGroups[group].source == nil else { return }
    matchedGroups[group].source = frames[Int(index)]
    pending.append(contentsOf: matchedGroups[group].waiting)
    matchedGroups[group].waiting = []
  }

  /// The index of a group's record.
  private mutating func place(of group: MatchedGroupID) -> Int {
    while matchedGroups.count <= Int(group.rawValue) { matchedGroups.append(MatchedGroup()) }
    return Int(group.rawValue)
  }

  mutating func placeMatchedView(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    let view = tree.matchedViews[Int(node.payload)]
    guard UnconfirmedChoices.matchedViewsTakeTheirSourcesFrame else {
      return placeWrapped(index, node, context: context)
    }
    let group = place(of: view.group)
    guard let source = matchedGroups[group].source else {
      if matchedGroups[group].waiting.isEmpty { waitingGroups.append(group) }
      matchedGroups[group].waiting.append((index, context))
      return
    }
    let frame = frames[Int(index)]
    let proposal = view.takesSize ? Proposal(source.size) : proposals[Int(index)]
    let child = tree.child(0, of: node)
    let size = measure(child, proposal)
    let target = view.takesPosition ? source : frame
    var origin = Point.zero
    for axis in Axis.allCases {
      let fraction = axis == .horizontal ? view.anchor.x : view.anchor.y
      origin[axis] =
        target.origin[axis] - frame.origin[axis]
        + LayoutEngine.aligned(target.size[axis] * fraction, size[axis] * fraction)
    }
    // Places in a right-to-left parent count from its right edge.
    if contexts[Int(context)].isRightToLeft { origin.x = frame.size.width - size.width - origin.x }
    put(child, at: origin, size: size, proposal: proposal, in: frame, context: context)
  }

  /// Places the views that still wait when all else is placed, as without the modifier; false if there is none.
  mutating func placeUnmatchedViews() -> Bool {
    guard !waitingGroups.isEmpty else { return false }
    let groups = waitingGroups
    waitingGroups = []
    for group in groups {
      let views = matchedGroups[group].waiting
      matchedGroups[group].waiting = []
      for view in views {
        container = contexts[Int(view.context)].container
        placeWrapped(view.node, tree.nodes[Int(view.node)], context: view.context)
      }
    }
    return true
  }
}
