import GalleyTables

/// How the nodes of one kind are laid out: all that the engine asks about them, in one place.
///
/// A rule is a view on a node: it gives the parameters in the node's storage their names, says how they are stored, and answers
/// the engine's questions. It has no state of its own; what is remembered lies in the engine, which is handed to every
/// answer. `Dispatch.swift` lists the rules and finds the one of a node.
///
/// Source of the questions: layout 1.1.
protocol LayoutRule {
  /// True for a view that has nothing to place: placing it is writing its frame.
  static var isLeaf: Bool { get }

  /// True for a layer through which a grid sees what its cells say of themselves (grid 1.1).
  static var showsCellAttributes: Bool { get }

  /// What people see of the view itself, rather than of what is in it.
  static var look: NodeLook { get }

  init(node: NodeView)

  /// The node whose rule this is.
  var node: NodeView { get }

  /// What can be said before any proposal, from the children's facts; asked once, children first.
  func facts(in engine: inout LayoutEngine) -> NodeFacts

  /// The size that the node takes when offered `proposal`.
  ///
  /// Negative lengths and NaN become 0.
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size

  /// The length that a stack takes for the least one before it shares its space; `offer` is 0 along `axis`.
  func leastLength(along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine) -> Double

  /// Puts the children at their places in the node's frame, which is known by now.
  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine)

  /// The explicit value of a guide when the node has `size`, which came from `proposal`; NaN where it has none.
  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double

  /// The number of the node's preferred spacing, which no proposal changes.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes>

  /// Why the node is as long as it is; asked after the layout, if at all.
  func answerReasons(_ own: Placement, _ axis: Axis, in replay: inout LayoutReplay) -> [Step]

  /// Why a child was offered what it was.
  func offerReasons(
    _ child: Placement, from own: Placement, _ axis: Axis, in replay: inout LayoutReplay
  ) -> [Step]

  /// Why a child stands where it does.
  func placeReasons(
    _ child: Placement, in own: Placement, _ axis: Axis, in replay: inout LayoutReplay
  ) -> [Step]
}

/// What people see of a view itself, rather than of what is in it.
package enum NodeLook: Sendable {
  case nothing
  case shape
  case text
  case symbol
  case image
  case control
  /// Views beside or over each other, of which people speak as one: the stack, the grid.
  case collection

  /// Whether something is drawn for it.
  package var isDrawn: Bool {
    switch self {
    case .shape, .text, .symbol, .image, .control: true
    case .nothing, .collection: false
    }
  }
}

extension LayoutRule {
  static var showsCellAttributes: Bool { false }
  static var look: NodeLook { .nothing }

  func leastLength(along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine) -> Double {
    engine.measure(node.index, offer)[axis]
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { SpacingWishes.ordinaryIndex }
}

/// A node as its rule sees it.
struct NodeView {
  let index: LayoutNodeID
  let storage: LayoutTree.Node

  var childCount: Int { storage.childCount }

  @inline(__always)
  func child(_ position: Int, in engine: LayoutEngine) -> LayoutNodeID { engine.tree.child(position, of: storage) }
}

// MARK: - Leaves

/// A view without children.
protocol LeafRule: LayoutRule {}

extension LeafRule {
  static var isLeaf: Bool { true }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {}

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double { .nan }
}

// MARK: - Arrangements

/// A container that arranges several views.
protocol ArrangementRule: LayoutRule {
  /// Appends the children to the engine's `arranged` as they stand in the node when it has `size`, which came from
  /// `proposal`; returns where they begin.
  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int
}

extension ArrangementRule {
  static var isLeaf: Bool { false }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    placeArranged(in: context, by: &engine)
  }

  func placeArranged(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let frame = engine.frames[node.index.position]
    let base = arrange(size: frame.size, proposal: engine.proposals[node.index.position], in: &engine)
    for position in base..<engine.arranged.count {
      let item = engine.arranged[position]
      engine.put(item.child, at: item.origin, size: item.size, proposal: item.proposal, in: frame, context: context)
    }
    engine.arranged.removeLast(engine.arranged.count - base)
  }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    let base = arrange(size: size, proposal: proposal, in: &engine)
    let value = engine.combinedGuide(guide, from: base)
    engine.arranged.removeLast(engine.arranged.count - base)
    return value
  }
}

// MARK: - Wrappers

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
