/// GeometryReader: takes what it is offered; its content is evaluated when its place is known.
///
/// Source: layout 4.9.
struct GeometryReaderRule: LayoutRule {
  static let isLeaf = false

  let node: NodeView

  static func store(_ content: HostClosureID, in tree: inout LayoutTree) -> LayoutTree.Node {
    tree.hasReaders = true
    var node = LayoutTree.Node(.geometryReader)
    node.side = content.rawValue
    return node
  }

  private var content: HostClosureID { HostClosureID(rawValue: node.storage.side) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts { NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size { proposal.replacingUnspecified() }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double { .nan }

  /// Evaluates the content now that its geometry is known, and places each view at the top leading corner.
  func place(in context: Int32, by engine: inout LayoutEngine) {
    let frame = engine.frames[Int(node.index)]
    guard engine.readerContent.count < engine.limits.readers && engine.tree.count < engine.limits.nodes else {
      engine.isOverBudget = true
      return
    }
    let geometry = engine.readerGeometry(frame, context: context)
    let children = engine.host.content(of: content, geometry: geometry, in: &engine.tree)
    engine.prepareNewNodes()
    engine.readerContent[LayoutNodeID(rawValue: node.index)] = children
    let offer = Proposal(frame.size)
    for child in children where engine.tree.nodes.indices.contains(child.index) {
      let size = engine.measure(child.rawValue, offer)
      engine.put(child.rawValue, at: .zero, size: size, proposal: offer, in: frame, context: context)
    }
  }
}
