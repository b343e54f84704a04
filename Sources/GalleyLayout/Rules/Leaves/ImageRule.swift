/// A picture of a given size; a resizable one takes what it is offered.
///
/// Source: layout 3.5.
struct ImageRule: LeafRule {
  static var look: NodeLook { .image }
  static var lengthHabit: LengthHabit { .own }

  let node: NodeView

  static func store(size: Size, isResizable: Bool) -> LayoutTree.Node {
    var node = LayoutTree.Node(.image)
    node.number = LayoutTree.finite(size.width)
    node.secondNumber = LayoutTree.finite(size.height)
    node.bits = isResizable ? 1 : 0
    return node
  }

  private var ownSize: Size { Size(width: node.storage.number, height: node.storage.secondNumber) }
  var isResizable: Bool { node.storage.bits != 0 }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    [.width: ownSize.width, .height: ownSize.height]
  }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    NodeFacts(flags: isResizable ? [.dependsOnBoth, .unboundedBoth] : [])
  }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    isResizable ? proposal.replacingUnspecified(with: ownSize) : ownSize
  }
}
