import GalleyTables

/// `frame(width:height:alignment:)`.
///
/// Source: layout 4.1.
struct FixedFrameRule: FrameRule {
  static var lengthHabit: LengthHabit { .ofArguments }

  let node: NodeView

  static func store(width: Double?, height: Double?, alignment: Alignment) -> LayoutTree.Node {
    var node = LayoutTree.Node(.fixedFrame, alignment: alignment)
    node.number = usable(width)
    node.secondNumber = usable(height)
    return node
  }

  /// A length that a frame can have: negative counts as 0, infinite or NaN as not given, which is NaN.
  private static func usable(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    if length.isInfinite && UnconfirmedChoices.infiniteFixedFramesAreNone { return .nan }
    return max(length, 0)
  }

  /// NaN where it is not given.
  fileprivate var width: Double { node.storage.number }
  /// NaN where it is not given.
  private var height: Double { node.storage.secondNumber }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.width: width, .height: height] }

  func sets(_ axis: Axis, in engine: inout LayoutEngine) -> Bool { !(axis == .horizontal ? width : height).isNaN }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
    for axis in Axis.allCases where sets(axis, in: &engine) {
      facts.flags.subtract([.dependsOn(axis), .unbounded(axis)])
    }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      rawWidth: width.isNaN ? proposal.rawWidth : width, rawHeight: height.isNaN ? proposal.rawHeight : height)
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    guard node.childCount > 0 else { return proposal.replacingUnspecified() }
    let size = engine.measure(node.child(0, in: engine), offer(proposal))
    return Size(width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double {
    let own = axis == .horizontal ? width : height
    return own.isNaN ? engine.leastLength(of: child, along: axis, self.offer(offer)) : own
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { aligned(child, offered: offer(proposal), in: size, by: &engine) }
}

extension LayoutTree {
  /// Whether a node is a frame of a given width, so that what is in it makes it no wider.
  package func isFrameOfGivenWidth(_ node: LayoutNodeID) -> Bool {
    let storage = nodes[node]
    guard storage.kind == .fixedFrame else { return false }
    return !FixedFrameRule(node: NodeView(index: node, storage: storage)).width.isNaN
  }
}
