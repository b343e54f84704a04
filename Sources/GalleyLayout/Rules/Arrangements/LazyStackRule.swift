import GalleyTables

/// LazyVStack and LazyHStack: ideal lengths along the axis, the whole proposal across.
///
/// Source: grid 2.5.
struct LazyStackRule: ArrangementRule {
  static var look: NodeLook { .collection }

  let node: NodeView

  static func store(
    axis: Axis, alignment: GuideID, spacing: Double?, childCount: Int, in tree: inout LayoutTree
  ) -> LayoutTree.Node {
    StackRule.store(.lazyStack, axis: axis, alignment: alignment, spacing: spacing, childCount: childCount, in: &tree)
  }

  var axis: Axis { Axis(bits: node.storage.bits) }
  var guide: GuideID { node.storage.alignment[axis.cross] }
  /// The distance between all neighbours; nil where each pair has its own.
  private var spacing: Double? { node.storage.number.isNaN ? nil : node.storage.number }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.spacing: spacing ?? .nan] }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    engine.beginLazyBuild(node, fullWidthRows: [])
    var result = NodeFacts()
    if let united = engine.unitedFacts(of: node) {
      result = united
      result.flags.subtract(.unboundedBoth)
      result.flags.formUnion([.isDisorderly, .dependsOnBoth])
      result.guides &= ~NodeFacts.standardGuides
    }
    result.flags.subtract([.dependsOn(axis), .unbounded(axis)])
    result.flags.formUnion([.dependsOn(axis.cross), .unbounded(axis.cross)])
    return result
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { engine.mergedSpacing(of: node, along: axis) }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let base = engine.arranged.count
    let size = layOut(proposal, in: &engine)
    engine.arranged.removeLast(engine.arranged.count - base)
    return size
  }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    engine.beginPlacing(lazy: node.index, along: axis, context: context)
    placeArranged(in: context, by: &engine)
    engine.endPlacingLazy()
  }

  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int {
    let base = engine.arranged.count
    _ = layOut(proposal, in: &engine)
    let fraction = engine.unitFraction(guide, axis: axis.cross)
    for position in base..<engine.arranged.count {
      let shift = (size[axis.cross] - engine.arranged[position].size[axis.cross]) * fraction
      engine.arranged[position].origin[axis.cross] = shift.isFinite ? shift : 0
    }
    return base
  }

  /// Appends the cells to `arranged`, without their places across the axis, and returns the stack's size.
  private func layOut(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let offer = offer(proposal, in: &engine)
    let buildLength = engine.buildLength(of: node.index, along: axis)
    var part = LazyPart()
    var before: LayoutNodeID?
    while part.length < buildLength, let cell = engine.lazyCell(part.count, of: node) {
      if let before { part.add(gap: spacing ?? engine.distance(from: before, to: cell, axis: axis)) }
      var item = LayoutEngine.Arranged(proposal: offer, child: cell)
      item.size = engine.measure(cell, offer)
      item.origin[axis] = part.length
      part.add(length: item.size[axis])
      engine.arranged.append(item)
      before = cell
    }
    let rest = engine.expectedCells(behind: part.count, of: node.index)
    engine.note(part, built: part.count, rest: rest, of: node.index)
    var size = Size.zero
    size[axis] = part.expectedLength(rest: rest, spacing: spacing ?? SpacingWishes.defaultDistance)
    size[axis.cross] = offer[raw: axis.cross]
    return size
  }

  /// What every child is offered: nothing along the axis; across it the proposal, or the first child's ideal length.
  private func offer(_ proposal: Proposal, in engine: inout LayoutEngine) -> Proposal {
    var offer = Proposal.unspecified
    let cross = axis.cross
    offer[raw: cross] = proposal[raw: cross]
    if offer[raw: cross].isNaN {
      offer[raw: cross] = engine.lazyCell(0, of: node).map { engine.measure($0, .unspecified)[cross] } ?? 0
    }
    return offer
  }
}
