import GalleyTables

/// `matchedGeometryEffect(isSource: false)`: the view is drawn where the source of its group is.
///
/// Its parent lays it out as without the modifier; a view that has no source stays there. Until the source is placed, the
/// view waits. See `UnconfirmedChoices.matchedViewsTakeTheirSourcesFrame`.
struct MatchedViewRule: WrapperRule {
  let node: NodeView

  static func store(_ view: MatchedView, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.matchedView)
    node.keep(tree.matchedViews.append(view))
    return node
  }

  @inline(__always)
  private func view(in engine: LayoutEngine) -> MatchedView { node.storage.parameters(in: engine.tree.matchedViews) }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    guard UnconfirmedChoices.matchedViewsTakeTheirSourcesFrame else { return placeChild(in: context, by: &engine) }
    let view = view(in: engine)
    guard let source = engine.source(of: view.group) else {
      return engine.wait(for: view.group, at: node.index, context: context)
    }
    let frame = engine.frames[node.index.position]
    let proposal = view.takesSize ? Proposal(source.size) : engine.proposals[node.index.position]
    let child = node.child(0, in: engine)
    let size = engine.measure(child, proposal)
    let target = view.takesPosition ? source : frame
    var origin = Point.zero
    for axis in Axis.allCases {
      let fraction = axis == .horizontal ? view.anchor.x : view.anchor.y
      origin[axis] =
        target.origin[axis] - frame.origin[axis]
        + LayoutEngine.aligned(target.size[axis] * fraction, size[axis] * fraction)
    }
    // Places in a right-to-left parent count from its right edge.
    if engine.contexts[context].isRightToLeft { origin.x = frame.size.width - size.width - origin.x }
    engine.put(child, at: origin, size: size, proposal: proposal, in: frame, context: context)
  }
}

/// What a view with `matchedGeometryEffect(isSource: false)` takes of the source of its group.
package struct MatchedView: Sendable, Hashable {
  package var group: MatchedGroupID
  /// It is proposed the source's size.
  package var takesSize: Bool
  /// It is drawn with its anchor on the source's.
  package var takesPosition: Bool
  package var anchor: UnitPoint

  package init(group: MatchedGroupID, takesSize: Bool, takesPosition: Bool, anchor: UnitPoint) {
    self.group = group
    self.takesSize = takesSize
    self.takesPosition = takesPosition
    self.anchor = anchor
  }
}

// MARK: - Waiting for sources

extension LayoutEngine {
  /// What is known of a group while views are placed.
  struct MatchedGroup {
    /// The frame of its source; nil as long as none is placed.
    var source: Rect?
    /// Its views that wait for the source.
    var waiting: [(node: LayoutNodeID, context: Index<PlacingContext>)] = []
  }

  /// Notes where the source of a group stands; the first one placed counts.
  mutating func noteSource(at frame: Rect, of group: MatchedGroupID) {
    let group = slot(of: group)
    guard matchedGroups[group].source == nil else { return }
    matchedGroups[group].source = frame
    pending.append(contentsOf: matchedGroups[group].waiting)
    matchedGroups[group].waiting = []
  }

  /// Where the source of a group stands; nil as long as it is not placed.
  fileprivate mutating func source(of group: MatchedGroupID) -> Rect? { matchedGroups[slot(of: group)].source }

  /// Places a view when the source of its group is placed.
  fileprivate mutating func wait(for group: MatchedGroupID, at index: LayoutNodeID, context: Index<PlacingContext>) {
    let group = slot(of: group)
    if matchedGroups[group].waiting.isEmpty { waitingGroups.append(group) }
    matchedGroups[group].waiting.append((index, context))
  }

  /// The index of a group's record.
  private mutating func slot(of group: MatchedGroupID) -> Int {
    while matchedGroups.count <= group.position { matchedGroups.append(MatchedGroup()) }
    return group.position
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
        container = contexts[view.context].container
        let node = NodeView(index: view.node, storage: tree.nodes[view.node])
        MatchedViewRule(node: node).placeChild(in: view.context, by: &self)
      }
    }
    return true
  }
}
