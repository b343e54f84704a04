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

  /// Why the view takes less than it is offered.
  static var lengthHabit: LengthHabit { get }

  /// Why the modifier may change nothing.
  static var idleness: Idleness { get }

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

  /// The parameters that reasons lead to, each as a number, NaN for nil.
  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double]

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

extension LayoutRule {
  static var showsCellAttributes: Bool { false }
  static var look: NodeLook { .nothing }
  static var lengthHabit: LengthHabit { .nothing }
  static var idleness: Idleness { .nothing }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [:] }

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
    putArranged(from: base, in: context, by: &engine)
  }

  /// Puts the children at the places that were found for them, which are the end of the engine's `arranged`.
  func putArranged(from base: Int, in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let frame = engine.frames[node.index.position]
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
