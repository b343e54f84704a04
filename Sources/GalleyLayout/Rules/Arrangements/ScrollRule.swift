import GalleyTables

/// ScrollView: its content at its ideal length along the axes that scroll, in a viewport as long as what is proposed.
///
/// Source: layout 4.11; grid 3.
struct ScrollRule: WrapperRule {
  static var look: NodeLook { .collection }
  static var lengthHabit: LengthHabit { .ofScrolledContent }

  static let showsCellAttributes = false

  let node: NodeView

  static func store(_ parameters: ScrollParameters, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.scroll)
    node.keep(tree.scrolls.append(parameters))
    return node
  }

  @inline(__always)
  func parameters(in tree: LayoutTree) -> ScrollParameters {
    node.storage.parameters(in: tree.scrolls)
  }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { parameters(in: tree).axes.namedParameters }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    guard node.childCount > 0 else { return NodeFacts(flags: .dependsOnBoth) }
    let axes = parameters(in: engine.tree).axes
    let content = engine.facts[node.child(0, in: engine).position].flags
    var flags = content.intersection(.inherited)
    for axis in Axis.allCases {
      let own: NodeFacts.Flags = [.dependsOn(axis), .unbounded(axis)]
      flags.formUnion(axes.contains(axis) ? own : content.intersection(own))
    }
    if axes != .both { flags.formUnion(content.intersection(.wrapsText)) }
    if flags.contains(.usesContainer) { flags.formUnion(.dependsOnBoth) }
    return NodeFacts(flags: flags)
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    UnconfirmedChoices.scrollViewsHaveDefaultDistances ? SpacingWishes.ordinaryIndex : childSpacing(in: engine)
  }

  private func offer(_ scroll: ScrollParameters, _ proposal: Proposal) -> Proposal {
    var offer = LayoutEngine.inset(proposal, by: scroll.contentMargins)
    for axis in Axis.allCases where scroll.axes.contains(axis) { offer[raw: axis] = .nan }
    return offer
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    guard node.childCount > 0 else { return proposal.replacingUnspecified(with: .zero) }
    let scroll = parameters(in: engine.tree)
    if scroll.axes == .both && proposal.width != nil && proposal.height != nil {
      return proposal.replacingUnspecified()
    }
    let child = node.child(0, in: engine)
    let viewport = engine.viewport(
      offered: proposal, around: child, scrolling: scroll.axes, margins: scroll.contentMargins)
    let content = engine.measure(child, offer(scroll, proposal), in: viewport)
    var size = Size.zero
    for axis in Axis.allCases {
      let own = content[axis] + scroll.contentMargins.total(axis)
      size[axis] = scroll.axes.contains(axis) ? proposal[axis] ?? own : own
    }
    return size
  }

  /// Across the axes that scroll the content is asked, so that a text in it keeps its turn.
  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double {
    let scroll = parameters(in: engine.tree)
    guard !scroll.axes.contains(axis) else { return engine.measure(node.index, offer)[axis] }
    return engine.leastLength(of: child, along: axis, self.offer(scroll, offer)) + scroll.contentMargins.total(axis)
  }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    guard node.childCount > 0 else { return }
    let scroll = parameters(in: engine.tree)
    let frame = engine.frames[node.index.position]
    let child = node.child(0, in: engine)
    let proposal = engine.proposals[node.index.position]
    var changed = engine.records.contexts[context]
    // Geometry readers in the content can measure in the viewport.
    changed.space = Link(
      engine.records.spaces.append(
        CoordinateSpaceRecord(
          name: ReaderGeometry.scrollViewName, frame: frame, transform: changed.transform, outer: changed.space)))
    let inner = engine.viewport(
      offered: proposal, around: child, scrolling: scroll.axes, margins: scroll.contentMargins)
    if inner != engine.container || engine.tree.hasDeferredLoops {
      changed.container = inner
      changed.visible = changed.visible.map { $0.common(with: frame) } ?? frame
      engine.enter(inner)
    }
    let below = engine.add(changed)
    let offer = offer(scroll, proposal)
    let size = engine.measure(child, offer)
    let origin = origin(of: size, in: frame.size, scroll)
    engine.put(child, at: origin, size: size, proposal: offer, in: frame, context: context, below: below)
  }

  /// Where content of a size stands in the viewport: where it was moved to, as far as it goes, or where it begins.
  private func origin(of content: Size, in viewport: Size, _ scroll: ScrollParameters) -> Point {
    var origin = Point.zero
    for axis in Axis.allCases {
      let margins = scroll.contentMargins
      let rest = viewport[axis] - content[axis] - margins.total(axis)
      let isMovable = scroll.axes.contains(axis) && rest.isFinite
      if isMovable, rest < 0, let offset = scroll.offset {
        origin[axis] = margins.start(axis) - min(max(offset[axis], 0), -rest)
        continue
      }
      origin[axis] = margins.start(axis) + (isMovable ? rest * anchorFraction(scroll, axis, isFree: rest > 0) : 0)
    }
    return origin
  }

  /// The part of the room that content leaves free, or of what it is too long, that lies before the viewport's content.
  private func anchorFraction(_ scroll: ScrollParameters, _ axis: Axis, isFree: Bool) -> Double {
    let anchor = isFree ? scroll.contentAlignment : scroll.initialAnchor
    let fallback = isFree && scroll.axes == .both ? 0.5 : 0
    return anchor.map { axis == .horizontal ? $0.x : $0.y } ?? fallback
  }
}

extension LayoutEngine {
  /// The container that the content of a scroll view or of a bar's container sees: what is proposed, else what is around,
  /// less its margins.
  mutating func viewport(
    offered proposal: Proposal, around child: LayoutNodeID, scrolling axes: AxisSet = [], margins: EdgeInsets = .zero
  ) -> Index<LayoutContainer> {
    guard facts[child.position].flags.contains(.usesContainer) else { return container }
    let outer = records.containers[container]
    let size = LayoutEngine.inset(Proposal(proposal.replacingUnspecified(with: outer.size)), by: margins)
    return addContainer(LayoutContainer(size: size.replacingUnspecified(), scrolled: outer.scrolled.union(axes)))
  }
}

/// The parameters of a scroll view.
package struct ScrollParameters: Sendable, Hashable {
  package var axes: AxisSet
  /// Margins around the content as one unit.
  package var contentMargins: EdgeInsets
  /// Where content that is smaller than the viewport stands; nil for the default.
  package var contentAlignment: UnitPoint?
  /// Where content that is larger than the viewport stands at first; nil for its beginning.
  package var initialAnchor: UnitPoint?
  /// How far people have moved content that is larger, in points from its beginning; nil if nobody has.
  package var offset: Point?

  package init(
    axes: AxisSet, contentMargins: EdgeInsets = .zero, contentAlignment: UnitPoint? = nil,
    initialAnchor: UnitPoint? = nil, offset: Point? = nil
  ) {
    self.offset = offset
    self.axes = axes
    self.contentMargins = contentMargins
    self.contentAlignment = contentAlignment
    self.initialAnchor = initialAnchor
  }
}
