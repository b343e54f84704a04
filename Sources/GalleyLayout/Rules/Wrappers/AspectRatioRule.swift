import GalleyTables

/// `aspectRatio`: the largest or smallest offer of the wanted ratio.
///
/// Source: layout 4.4.
struct AspectRatioRule: WrapperRule {
  static var lengthHabit: LengthHabit { .ofArguments }
  static var idleness: Idleness { .deafContent }

  static let passesOnLeastLength = false

  let node: NodeView

  static func store(_ ratio: Double?, isFill: Bool) -> LayoutTree.Node {
    var node = LayoutTree.Node(.aspectRatio)
    node.number = ratio.flatMap { $0.isFinite ? max($0, 0) : nil } ?? .nan
    node.bits = isFill ? 1 : 0
    return node
  }

  /// Width by height; NaN for the view's own.
  var ratio: Double { node.storage.number }
  var isFill: Bool { node.storage.bits != 0 }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.ratio: ratio] }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
    guard !facts.flags.isDisjoint(with: .dependsOnBoth) else { return }
    facts.flags.subtract(.unboundedBoth)
    facts.flags.formUnion(.dependsOnBoth)
    // A ratio that fills is infinite at a main length of 0 when the cross one is infinite; so is a ratio to nothing.
    if isFill || !(ratio > 0) { facts.flags.insert(.isDisorderly) }
  }

  private func offer(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    var base = Size(width: ratio, height: 1)
    if ratio.isNaN { base = engine.measure(child, .unspecified) }
    if base.width == base.height { base = Size(width: 1, height: 1) }
    var factor: Double?
    for axis in Axis.allCases {
      guard let length = proposal[axis], !(base[axis] == 0 && length == 0) else { continue }
      let own = base[axis] == 0 || length == .infinity ? .infinity : length / base[axis]
      guard let other = factor else {
        factor = own
        continue
      }
      factor = isFill ? max(own, other) : min(own, other)
    }
    guard let factor else { return proposal }
    let width = base.width == 0 ? 0 : base.width * factor
    return Proposal(width: width, height: base.height == 0 ? 0 : base.height * factor)
  }

  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.measure(child, offer(around: child, proposal, in: &engine))
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.centered(child, offer(around: child, proposal, in: &engine), in: size) }
}
