import GalleyTables

/// A layer around one view; unless it says otherwise, it changes nothing.
protocol WrapperRule: LayoutRule {
  /// Whether a text in it is asked for its least length when the wrapper is asked for its own.
  static var passesOnLeastLength: Bool { get }

  /// Makes the facts of the view in it those of the wrapper.
  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine)

  /// The size of the wrapper around `child`.
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size

  /// The least length of the wrapper around a text, or around what wraps one; `offer` is 0 along `axis`.
  ///
  /// What is around a text asks it the same question, so that a wrapper which leaves the size alone cannot change whose
  /// turn it is. Source: text 1.6.
  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double

  /// Where `child` stands when the wrapper has `size`, which came from `proposal`; placing and guides follow from it.
  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement

  /// What the view in it inherits while it is placed; `context` is what the wrapper itself was placed in.
  func contextBelow(
    _ context: Index<PlacingContext>, frame: Rect, in engine: inout LayoutEngine
  ) -> Index<PlacingContext>
}

extension WrapperRule {
  static var isLeaf: Bool { false }
  static var showsCellAttributes: Bool { true }
  static var passesOnLeastLength: Bool { true }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    guard node.childCount > 0 else { return NodeFacts(flags: [.dependsOnBoth, .unboundedBoth]) }
    var result = engine.facts[node.child(0, in: engine).position]
    result.flags.subtract([.isFixed, .isSpacer, .mixedPriorities, .isLeaf])
    if !Self.passesOnLeastLength { result.flags.remove(.wrapsText) }
    adjust(&result, in: &engine)
    return result
  }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {}

  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    guard node.childCount > 0 else { return proposal.replacingUnspecified() }
    return size(around: node.child(0, in: engine), proposal, in: &engine)
  }

  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.measure(child, proposal)
  }

  func leastLength(along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine) -> Double {
    guard engine.facts[node.index.position].flags.contains(.wrapsText) else {
      return engine.measure(node.index, offer)[axis]
    }
    return leastLength(around: node.child(0, in: engine), along: axis, offer, in: &engine)
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double { engine.leastLength(of: child, along: axis, offer) }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.unmoved(child, proposal) }

  func contextBelow(
    _ context: Index<PlacingContext>, frame: Rect, in engine: inout LayoutEngine
  ) -> Index<PlacingContext> { context }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) { placeChild(in: context, by: &engine) }

  func placeChild(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    let child = node.child(0, in: engine)
    let frame = engine.frames[node.index.position]
    let placement = placement(of: child, in: frame.size, engine.proposals[node.index.position], by: &engine)
    let below = contextBelow(context, frame: frame, in: &engine)
    engine.put(
      child, at: placement.origin, size: placement.size, proposal: placement.proposal, in: frame, context: context,
      below: below)
  }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    guard node.childCount > 0 else { return .nan }
    let child = node.child(0, in: engine)
    let placement = placement(of: child, in: size, proposal, by: &engine)
    return engine.explicitGuide(guide, of: child, size: placement.size, proposal: placement.proposal)
      + placement.origin[engine.axis(of: guide)]
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { childSpacing(in: engine) }

  /// The preferred spacing of the view in it.
  @inline(__always)
  func childSpacing(in engine: LayoutEngine) -> Index<SpacingWishes> {
    node.childCount > 0 ? engine.spacing[node.child(0, in: engine)] : SpacingWishes.ordinaryIndex
  }
}

/// Where a wrapper puts its child: offered what, how large, and at which place inside the wrapper.
struct ChildPlacement {
  var proposal: Proposal
  var size: Size
  var origin = Point.zero
}

extension LayoutEngine {
  /// A child that is offered `proposal` and stands at the wrapper's origin.
  mutating func unmoved(_ child: LayoutNodeID, _ proposal: Proposal) -> ChildPlacement {
    ChildPlacement(proposal: proposal, size: measure(child, proposal))
  }

  /// A child that is offered `proposal` and stands in the centre of the wrapper.
  mutating func centered(_ child: LayoutNodeID, _ proposal: Proposal, in size: Size) -> ChildPlacement {
    var placement = unmoved(child, proposal)
    for axis in Axis.allCases {
      placement.origin[axis] = LayoutEngine.aligned(size[axis] / 2, placement.size[axis] / 2)
    }
    return placement
  }

  /// The origin that puts the child's guide on the parent's; 0 where that is no finite number.
  static func aligned(_ parentGuide: Double, _ childGuide: Double) -> Double {
    let origin = parentGuide - childGuide
    return origin.isFinite ? origin : 0
  }
}
