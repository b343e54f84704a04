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
    guard let source = engine.matched.source(of: view.group) else {
      return engine.matched.wait(for: view.group, PendingNode(node: node.index, context: context))
    }
    let frame = engine.frames[node.index.position]
    let proposal = view.takesSize ? Proposal(source.size) : engine.proposals[node.index.position]
    let child = node.child(0, in: engine)
    let size = engine.measure(child, proposal)
    let target = view.takesPosition ? source : frame
    let isRightToLeft = engine.records.contexts[context].isRightToLeft
    var origin = Point.zero
    for axis in Axis.allCases {
      // An anchor counts from the leading edge (layout 1.8), frames from the left one.
      let across = isRightToLeft ? 1 - view.anchor.x : view.anchor.x
      let fraction = axis == .horizontal ? across : view.anchor.y
      origin[axis] =
        target.origin[axis] - frame.origin[axis]
        + LayoutEngine.aligned(target.size[axis] * fraction, size[axis] * fraction)
    }
    // Places in a right-to-left parent count from its right edge.
    if isRightToLeft { origin.x = frame.size.width - size.width - origin.x }
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

/// What is known of the groups of `matchedGeometryEffect` while views are placed.
struct MatchedGroups {
  private struct Group {
    /// The frame of its source; nil as long as none is placed.
    var source: Rect?
    /// Its views that wait for the source.
    var waiting: [PendingNode] = []
  }

  /// By number of the group.
  private var groups: [Group] = []
  /// The groups with views that wait, in the order in which they were met.
  private var waiting: [Int] = []

  /// Notes where the source of a group stands, and returns the views that waited for it; the first one placed counts.
  mutating func note(_ frame: Rect, of group: MatchedGroupID) -> [PendingNode] {
    let group = slot(of: group)
    guard groups[group].source == nil else { return [] }
    groups[group].source = frame
    defer { groups[group].waiting = [] }
    return groups[group].waiting
  }

  /// Where the source of a group stands; nil as long as it is not placed.
  mutating func source(of group: MatchedGroupID) -> Rect? { groups[slot(of: group)].source }

  /// Has a view wait for the source of its group.
  mutating func wait(for group: MatchedGroupID, _ view: PendingNode) {
    let group = slot(of: group)
    if groups[group].waiting.isEmpty { waiting.append(group) }
    groups[group].waiting.append(view)
  }

  /// Takes the views out that still wait.
  mutating func takeWaiting() -> [PendingNode] {
    defer { waiting = [] }
    return waiting.flatMap { group in
      defer { groups[group].waiting = [] }
      return groups[group].waiting
    }
  }

  /// The index of a group's record.
  private mutating func slot(of group: MatchedGroupID) -> Int {
    while groups.count <= group.position { groups.append(Group()) }
    return group.position
  }
}

extension LayoutEngine {
  /// Notes where the source of a group stands, and has the views placed that waited for it.
  mutating func noteSource(at frame: Rect, of group: MatchedGroupID) {
    pending.append(contentsOf: matched.note(frame, of: group))
  }

  /// Places the views that still wait when all else is placed, as without the modifier; false if there is none.
  mutating func placeUnmatchedViews() -> Bool {
    let views = matched.takeWaiting()
    for view in views {
      enter(view.context)
      let node = NodeView(index: view.node, storage: tree.nodes[view.node])
      MatchedViewRule(node: node).placeChild(in: view.context, by: &self)
    }
    return !views.isEmpty
  }
}
