package import GalleyTables

/// `matchedGeometryEffect` of a source: the views of its group are drawn where it is.
struct MatchedSourceRule: WrapperRule {
  let node: NodeView

  static func store(_ group: MatchedGroupID, in tree: inout LayoutTree) -> LayoutTree.Node {
    tree.isPlacedInOrder = true
    var node = LayoutTree.Node(.matchedSource)
    node.keep(group)
    return node
  }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { engine.keepSpacer(of: node, in: &facts) }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    engine.noteSource(at: engine.frames[node.index.position], of: node.storage.kept())
    placeChild(in: context, by: &engine)
  }
}

/// Identifies the views of one `matchedGeometryEffect`: those with the same id in the same namespace.
package typealias MatchedGroupID = Index<Hosted.MatchedGroup>
