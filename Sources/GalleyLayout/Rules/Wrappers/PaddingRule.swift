import GalleyTables

/// `padding`: insets around the view, which is offered what they leave.
///
/// Source: layout 4.3.
struct PaddingRule: WrapperRule {
  let node: NodeView

  static func store(_ insets: EdgeInsets, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.padding)
    node.keep(tree.insets.append(insets.finite))
    return node
  }

  @inline(__always)
  func insets(in tree: LayoutTree) -> EdgeInsets { node.storage.parameters(in: tree.insets) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { insets(in: tree).namedParameters }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
  }

  /// The ordinary spacing on the edges that are padded.
  ///
  /// Source: layout 1.6.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let insets = insets(in: engine.tree)
    var edges = EdgeSet()
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(EdgeSet(edge)) }
    return engine.replacingSpacing(childSpacing(in: engine), on: edges)
  }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    guard node.childCount > 0 else { return .zero }
    return engine.size(of: insets(in: engine.tree), around: node.child(0, in: engine), proposal)
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double { engine.leastLength(of: insets(in: engine.tree), around: child, along: axis, offer) }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.placement(of: child, in: insets(in: engine.tree), proposal) }
}

extension LayoutEngine {
  /// The size of insets around a view.
  mutating func size(of insets: EdgeInsets, around child: LayoutNodeID, _ proposal: Proposal) -> Size {
    let size = measure(child, LayoutEngine.inset(proposal, by: insets))
    return Size(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// The least length of insets around a text, or around what wraps one.
  mutating func leastLength(
    of insets: EdgeInsets, around child: LayoutNodeID, along axis: Axis, _ offer: Proposal
  ) -> Double {
    let inner = leastLength(of: child, along: axis, LayoutEngine.inset(offer, by: insets))
    return LayoutEngine.sane(inner + insets.total(axis))
  }

  /// The place of a view in insets around it.
  mutating func placement(of child: LayoutNodeID, in insets: EdgeInsets, _ proposal: Proposal) -> ChildPlacement {
    var placement = unmoved(child, LayoutEngine.inset(proposal, by: insets))
    placement.origin = Point(x: insets.leading, y: insets.top)
    return placement
  }

  /// A proposal less insets, floored at 0; nil stays nil.
  static func inset(_ proposal: Proposal, by insets: EdgeInsets) -> Proposal {
    var offer = proposal
    for axis in Axis.allCases where !proposal[raw: axis].isNaN {
      offer[raw: axis] = sane(proposal[raw: axis] - insets.total(axis))
    }
    return offer
  }
}
