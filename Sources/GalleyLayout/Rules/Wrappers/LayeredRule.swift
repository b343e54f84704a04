import GalleyTables

/// `background` and `overlay` of views: a primary view, and a secondary one offered the primary's size and aligned in it.
///
/// Source: layout 4.7.
struct LayeredRule: WrapperRule {
  let node: NodeView

  static func store(alignment: Alignment, isBackground: Bool) -> LayoutTree.Node {
    var node = LayoutTree.Node(.layered, alignment: alignment)
    node.bits = isBackground ? 1 : 0
    return node
  }

  private var alignment: Alignment { node.storage.alignment }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { engine.keepSpacer(of: node, in: &facts) }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    let frame = engine.frames[node.index.position]
    let proposal = engine.proposals[node.index.position]
    let primary = node.child(0, in: engine)
    engine.put(primary, at: .zero, size: frame.size, proposal: proposal, in: frame, context: context)
    guard node.childCount > 1 else { return }
    let secondary = node.child(1, in: engine)
    let offer = Proposal(frame.size)
    let size = engine.measure(secondary, offer)
    var origin = Point.zero
    for axis in Axis.allCases {
      let guide = alignment[axis]
      origin[axis] = LayoutEngine.aligned(
        engine.guide(guide, of: primary, size: frame.size, proposal: proposal),
        engine.guide(guide, of: secondary, size: size, proposal: offer))
    }
    engine.put(secondary, at: origin, size: size, proposal: offer, in: frame, context: context)
  }
}

extension LayoutEngine {
  /// Layers around a Spacer leave it one.
  func keepSpacer(of node: NodeView, in facts: inout NodeFacts) {
    if self.facts[node.child(0, in: self).position].flags.contains(.isSpacer) { facts.flags.insert(.isSpacer) }
  }
}
