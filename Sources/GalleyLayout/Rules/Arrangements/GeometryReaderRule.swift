import GalleyTables

/// GeometryReader: takes what it is offered; its content is evaluated when its place is known.
///
/// Source: layout 4.9.
struct GeometryReaderRule: LayoutRule {
  static var lengthHabit: LengthHabit { .greedy }

  static let isLeaf = false

  let node: NodeView

  static func store(_ content: HostClosureID, in tree: inout LayoutTree) -> LayoutTree.Node {
    tree.isPlacedInOrder = true
    var node = LayoutTree.Node(.geometryReader)
    node.keep(content)
    return node
  }

  private var content: HostClosureID { node.storage.kept() }

  func facts(in engine: inout LayoutEngine) -> NodeFacts { NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size { proposal.replacingUnspecified() }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double { .nan }

  /// Evaluates the content now that its geometry is known, and places each view at the top leading corner.
  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let frame = engine.frames[node.index.position]
    guard engine.readerContent.count < engine.budget.limits.readers && engine.tree.count < engine.budget.limits.nodes
    else {
      engine.budget.exhaust()
      return
    }
    let geometry = engine.readerGeometry(frame, context: context)
    let children = engine.host.content(of: content, geometry: geometry, in: &engine.tree)
    engine.prepareNewNodes()
    engine.readerContent[node.index] = children
    let offer = Proposal(frame.size)
    for child in children where engine.tree.nodes.indices.contains(child) {
      let size = engine.measure(child, offer)
      engine.put(child, at: .zero, size: size, proposal: offer, in: frame, context: context)
    }
  }
}
