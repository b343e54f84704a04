import GalleyTables

/// What the three kinds of frames have in common: a length of their own on some axes, and a view aligned in it.
protocol FrameRule: WrapperRule {
  var alignment: Alignment { get }

  /// Whether the frame says anything of the length on an axis; on those it replaces its view's preferred spacing.
  func sets(_ axis: Axis, in engine: inout LayoutEngine) -> Bool
}

extension FrameRule {
  var alignment: Alignment { node.storage.alignment }

  /// The ordinary spacing on the axes that the frame sets, unless a Spacer stands in it.
  ///
  /// Source: layout 1.6.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    guard node.childCount > 0 else { return SpacingWishes.ordinaryIndex }
    if engine.facts[node.child(0, in: engine).position].flags.contains(.isSpacer) { return childSpacing(in: engine) }
    var edges = EdgeSet()
    for edge in Edge.allCases where sets(edge.axis, in: &engine) { edges.insert(EdgeSet(edge)) }
    return engine.replacingSpacing(childSpacing(in: engine), on: edges)
  }

  /// Aligns the child with the frame: the frame's side is the guide's default for its size.
  func aligned(
    _ child: LayoutNodeID, offered offer: Proposal, in size: Size, by engine: inout LayoutEngine
  ) -> ChildPlacement {
    var placement = engine.unmoved(child, offer)
    for axis in Axis.allCases {
      let guide = alignment[axis]
      let line = engine.defaultGuide(guide, size: size)
      placement.origin[axis] = LayoutEngine.aligned(
        line, engine.guide(guide, of: child, size: placement.size, proposal: offer))
    }
    return placement
  }
}
