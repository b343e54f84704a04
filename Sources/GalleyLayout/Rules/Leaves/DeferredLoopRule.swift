/// A loop of a lazy container, whose cells the host gives when they are asked for.
///
/// It has no size: the lazy container around it arranges what it gives. Source: grid 2.5.
struct DeferredLoopRule: LeafRule {
  let node: NodeView

  static func store(_ loop: HostLoopID, firstCount: Int, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.deferred)
    node.keep(loop)
    node.number = Double(firstCount)
    tree.hasDeferredLoops = true
    return node
  }

  var loop: HostLoopID { node.storage.kept() }
  /// How many cells before the node its first element gave.
  var firstCount: Int { Int(node.storage.number) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts { NodeFacts() }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size { .zero }
}
