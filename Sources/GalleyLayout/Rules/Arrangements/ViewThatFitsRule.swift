import GalleyTables

/// ViewThatFits: the first child whose ideal size fits, else the last.
///
/// Source: layout 4.10.
struct ViewThatFitsRule: LayoutRule {
  static let isLeaf = false

  let node: NodeView

  static func store(axes: AxisSet) -> LayoutTree.Node {
    var node = LayoutTree.Node(.viewThatFits)
    node.bits = axes.rawValue
    return node
  }

  /// The axes along which a child has to fit.
  var axes: AxisSet { AxisSet(rawValue: node.storage.bits) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { axes.namedParameters }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    guard var result = engine.unitedFacts(of: node) else { return NodeFacts() }
    result.flags.subtract(.unboundedBoth)
    let wrapsText = (0..<node.childCount).contains {
      engine.facts[node.child($0, in: engine).position].flags.contains(.wrapsText)
    }
    if wrapsText { result.flags.insert(.wrapsText) }
    guard node.childCount > 1 else { return result }
    result.flags.insert(.isDisorderly)
    for axis in Axis.allCases where axes.contains(axis) { result.flags.insert(.dependsOn(axis)) }
    return result
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    guard let chosen = chosenChild(proposal, in: &engine) else { return .zero }
    return engine.measure(chosen, proposal)
  }

  /// The child that shows gets the whole proposal, so that a text keeps its turn.
  func leastLength(along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine) -> Double {
    guard let chosen = chosenChild(offer, in: &engine) else { return 0 }
    return engine.leastLength(of: chosen, along: axis, offer)
  }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let proposal = engine.proposals[node.index.position]
    guard let chosen = chosenChild(proposal, in: &engine) else { return }
    let size = engine.measure(chosen, proposal)
    engine.put(
      chosen, at: .zero, size: size, proposal: proposal, in: engine.frames[node.index.position], context: context)
  }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    guard UnconfirmedChoices.viewThatFitsForwardsGuides, let chosen = chosenChild(proposal, in: &engine) else {
      return .nan
    }
    return engine.explicitGuide(guide, of: chosen, size: size, proposal: proposal)
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let hasOne = node.childCount == 1 || !UnconfirmedChoices.viewThatFitsHasDefaultSpacing
    guard hasOne && node.childCount > 0 else { return SpacingWishes.ordinaryIndex }
    return engine.spacing[node.child(0, in: engine)]
  }

  private func chosenChild(_ proposal: Proposal, in engine: inout LayoutEngine) -> LayoutNodeID? {
    guard node.childCount > 0 else { return nil }
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) { offer[raw: axis] = .nan }
    for position in 0..<node.childCount - 1 {
      let child = node.child(position, in: engine)
      let ideal = engine.measure(child, offer)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].map { ideal[axis] <= $0 } ?? true
      }
      if fits { return child }
    }
    return node.child(node.childCount - 1, in: engine)
  }
}
