import GalleyTables

/// A Spacer: at least its minimum length along the stack's axis, nothing across it.
///
/// Outside a stack it gives way along both axes. Source: layout 3.1.
struct SpacerRule: LeafRule {
  static var lengthHabit: LengthHabit { .greedy }

  let node: NodeView

  static func store(minLength: Double?, orientation: Axis?) -> LayoutTree.Node {
    var node = LayoutTree.Node(.spacer)
    node.number = max(minLength.flatMap { $0.isFinite ? $0 : nil } ?? SpacingWishes.defaultDistance, 0)
    node.bits = bits(along: orientation)
    return node
  }

  /// How an axis is stored; nil for both.
  static func bits(along axis: Axis?) -> UInt8 { (axis.map { AxisSet($0) } ?? .both).rawValue }

  var minLength: Double { node.storage.number }
  /// The axes along which it gives way.
  var axes: AxisSet { AxisSet(rawValue: node.storage.bits) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.minLength: minLength] }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    var facts = NodeFacts(flags: .isSpacer, priority: LayoutEngine.lowestPriority)
    for axis in Axis.allCases where axes.contains(axis) {
      facts.flags.formUnion([.dependsOn(axis), .unbounded(axis)])
    }
    return facts
  }

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    var size = Size.zero
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = max(proposal[axis] ?? minLength, minLength) }
    return size
  }

  func leastLength(along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine) -> Double { minLength }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    engine.spacing.keep(.spacer(orientation: axes == .both ? nil : axes == .horizontal ? .horizontal : .vertical))
  }
}
