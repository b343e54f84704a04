/// `matchedGeometryEffect` of a source: the views of its group are drawn where it is.
struct MatchedSourceRule: WrapperRule {
  let node: NodeView

  static func store(_ group: MatchedGroupID) -> LayoutTree.Node {
    var node = LayoutTree.Node(.matchedSource)
    node.side = group.rawValue
    return node
  }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { engine.keepSpacer(of: node, in: &facts) }

  func place(in context: Int32, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    engine.noteSource(at: engine.frames[Int(node.index)], of: MatchedGroupID(rawValue: node.storage.side))
    placeChild(in: context, by: &engine)
  }
}

/// Identifies the views of one `matchedGeometryEffect`: those with the same id in the same namespace.
package struct MatchedGroupID: Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}
