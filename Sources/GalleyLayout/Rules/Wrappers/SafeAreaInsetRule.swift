import GalleyTables

/// What stands at the edge of a view, and with it where the view's safe area ends.
package enum SafeAreaInsetKind: UInt8, Sendable, Hashable {
  /// Content of the document, above a keyboard.
  case content
  /// A bar of the system at the bottom, which a keyboard covers (grid 4.4).
  case systemBar
  /// A bar of the system at the top, with a large title below its items (figures 1).
  case largeTitleBar
  /// A bar on top of the keyboard, which is part of it (grid 4.7).
  case keyboardBar
}

/// `safeAreaInset`: a primary view and content at one edge, which is part of the primary's safe area.
///
/// Source: layout 4.15; for bars under the status bar, figures 2.
struct SafeAreaInsetRule: WrapperRule {
  let node: NodeView

  static func store(
    edge: Edge, alignment: GuideID, spacing: Double?, rise: Double, kind: SafeAreaInsetKind, in tree: inout LayoutTree
  ) -> LayoutTree.Node {
    var node = LayoutTree.Node(.safeAreaInset)
    node.bits = edge.rawValue | kind.rawValue << 4
    node.number = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    node.secondNumber = rise
    if edge.axis == .vertical { node.horizontal = alignment } else { node.vertical = alignment }
    if node.number.isNaN { tree.usesDefaultSpacing = true }
    return node
  }

  var edge: Edge { Edge(rawValue: node.storage.bits & 15) ?? .bottom }
  private var kind: SafeAreaInsetKind { SafeAreaInsetKind(rawValue: node.storage.bits >> 4) ?? .content }
  private var isBefore: Bool { edge == .top || edge == .leading }
  private var guide: GuideID { node.storage.alignment[edge.axis.cross] }
  /// Nil for the views' own distance.
  private var spacing: Double? { node.storage.number.isNaN ? nil : node.storage.number }

  /// How far the content reaches beyond the top of a view at `frame`, in points.
  ///
  /// Only placing knows where the view lies; the length that it gains there goes to the primary view, so that sizes
  /// are the same.
  private func rise(at frame: Rect, in context: Index<PlacingContext>, of engine: LayoutEngine) -> Double {
    let rise = node.storage.secondNumber
    return rise > 0 && edge == .top && engine.isAtTopOfSafeArea(frame, context: context) ? rise : 0
  }

  /// The edge that views in the first child reach behind, where what is at that edge is drawn over them.
  static func reachedEdge(_ node: NodeView) -> Edge? { node.childCount > 1 ? Self(node: node).edge : nil }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.becomeThoseOfASafeAreaModifier()
    guard node.childCount > 1 else { return }
    let content = engine.facts[node.child(1, in: engine).position].flags
    facts.flags.formUnion(content.intersection([.dependsOnBoth, .usesContainer, .isDisorderly]))
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { SpacingWishes.ordinaryIndex }

  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    split(proposal, in: &engine).size
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double {
    let split = split(offer, in: &engine)
    // Content that stands out of the view's bounds leaves it more than the nothing that is offered.
    let isOfferedNothing = split.primary.proposal[raw: axis] <= 0
    let primary =
      isOfferedNothing
      ? engine.leastLength(of: child, along: axis, split.primary.proposal) : split.primary.size[axis]
    guard let content = split.content else { return primary }
    return axis == edge.axis ? content.size[axis] + split.spacing + primary : max(content.size[axis], primary)
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.unmoved(child, proposal) }

  /// What the node makes of a proposal: its size, and what its two views are offered and answer.
  private struct Split {
    var size: Size
    var primary: ChildPlacement
    var content: ChildPlacement?
    var spacing = 0.0
  }

  /// `covered` is how much of the proposal's length a keyboard covers, where the content stands below it.
  private func split(
    _ proposal: Proposal, risingBy rise: Double = 0, covered: Double = 0, in engine: inout LayoutEngine
  ) -> Split {
    let primary = node.child(0, in: engine)
    guard node.childCount > 1 else {
      let placement = engine.unmoved(primary, proposal)
      return Split(size: placement.size, primary: placement)
    }
    let content = node.child(1, in: engine)
    let axis = edge.axis
    let distance =
      spacing
      ?? engine.distance(from: isBefore ? content : primary, to: isBefore ? primary : content, axis: axis)
    let spacing = distance - rise
    var contentOffer = proposal
    var primaryOffer = proposal
    let length = proposal[raw: axis]
    if !length.isNaN {
      var smallest = proposal
      smallest[raw: axis] = 0
      let minimum = engine.measure(primary, smallest)[axis]
      contentOffer[raw: axis] = LayoutEngine.sane(LayoutEngine.sane(length - spacing) - minimum)
    }
    let contentPlacement = engine.unmoved(content, contentOffer)
    if !length.isNaN {
      primaryOffer[raw: axis] = LayoutEngine.sane(length - max(contentPlacement.size[axis] + spacing, covered))
    }
    let primaryPlacement = engine.unmoved(primary, primaryOffer)
    var size = Size.zero
    size[axis] = contentPlacement.size[axis] + spacing + primaryPlacement.size[axis]
    size[axis.cross] = max(contentPlacement.size[axis.cross], primaryPlacement.size[axis.cross])
    return Split(size: size, primary: primaryPlacement, content: contentPlacement, spacing: spacing)
  }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    let frame = engine.frames[node.index.position]
    let axis = edge.axis
    var proposal = engine.proposals[node.index.position]
    if proposal[raw: axis.cross].isNaN { proposal[raw: axis.cross] = frame.size[axis.cross] }
    let rise = rise(at: frame, in: context, of: engine)
    let covered = coveredLength(of: frame, context: context, in: engine)
    proposal[raw: axis] += covered
    var split = split(proposal, risingBy: rise, covered: covered, in: &engine)
    let primary = node.child(0, in: engine)
    split.primary.origin[axis] = isBefore ? frame.size[axis] - split.primary.size[axis] : 0
    split.primary.origin[axis.cross] = LayoutEngine.aligned(
      frame.size[axis.cross] / 2, split.primary.size[axis.cross] / 2)
    engine.put(
      primary, at: split.primary.origin, size: split.primary.size, proposal: split.primary.proposal, in: frame,
      context: context, below: safeArea(in: frame, covered: covered, split, context: context, by: &engine))

    guard var content = split.content else { return }
    let view = node.child(1, in: engine)
    content.origin[axis] = isBefore ? -rise : frame.size[axis] + covered - content.size[axis]
    content.origin[axis.cross] =
      split.primary.origin[axis.cross]
      + LayoutEngine.aligned(
        engine.guide(guide, of: primary, size: split.primary.size, proposal: split.primary.proposal),
        engine.guide(guide, of: view, size: content.size, proposal: content.proposal))
    engine.put(view, at: content.origin, size: content.size, proposal: content.proposal, in: frame, context: context)
  }

  /// How far a keyboard below the frame covers what stands at its edge: nothing but the system's own bars.
  private func coveredLength(of frame: Rect, context: Index<PlacingContext>, in engine: LayoutEngine) -> Double {
    guard kind == .systemBar, edge == .bottom else { return 0 }
    return engine.safeAreaInsets(of: frame, regions: .keyboard, context: context).bottom
  }

  /// The context of the primary view, whose safe area ends at the content, or at the keyboard over that.
  private func safeArea(
    in frame: Rect, covered: Double, _ split: Split, context: Index<PlacingContext>, by engine: inout LayoutEngine
  ) -> Index<PlacingContext> {
    guard let content = split.content else { return engine.inside(frame, insets: .zero, context: context) }
    var insets = EdgeInsets.zero
    insets[edge] = content.size[edge.axis] + split.spacing
    guard covered > 0 else {
      let inner = engine.inside(frame, insets: insets, isKeyboard: kind == .keyboardBar, context: context)
      if kind == .largeTitleBar { engine.markLargeTitle(in: inner) }
      return inner
    }
    var window = frame
    window.size.height += covered
    let keyboard = EdgeInsets(bottom: max(covered - insets.bottom, 0))
    return engine.inside(window, insets: insets, below: keyboard, context: context)
  }
}
