import GalleyTables

/// HStack and VStack, written over the axis.
///
/// How a stack shares its space is in `LayoutEngine+StackOrder.swift`.
///
/// Source: layout 2.2.
struct StackRule: ArrangementRule {
  static var look: NodeLook { .collection }
  static var lengthHabit: LengthHabit { .ofViewsAndGaps }
  static var idleness: Idleness { .evenViews }

  let node: NodeView

  static func store(
    _ kind: NodeKind = .stack, axis: Axis, alignment: GuideID, spacing: Double?, childCount: Int,
    in tree: inout LayoutTree
  ) -> LayoutTree.Node {
    var node = LayoutTree.Node(kind)
    node.bits = axis.rawValue
    node.number = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    if axis == .horizontal { node.vertical = alignment } else { node.horizontal = alignment }
    if node.number.isNaN && (childCount > 1 || tree.hasDeferredLoops) { tree.usesDefaultSpacing = true }
    return node
  }

  var axis: Axis { Axis(bits: node.storage.bits) }
  /// The guide across the axis that the children are aligned on.
  var guide: GuideID { node.storage.alignment[axis.cross] }
  /// The distance between all neighbours; nil where each pair has its own.
  var spacing: Double? { node.storage.number.isNaN ? nil : node.storage.number }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { [.spacing: spacing ?? .nan] }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    guard var result = engine.unitedFacts(of: node) else { return NodeFacts(priority: LayoutEngine.lowestPriority) }
    result.guides &= ~NodeFacts.standardGuides
    return result
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { engine.mergedSpacing(of: node, along: axis) }

  // MARK: Sizes

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    guard node.childCount > 0 else { return .zero }
    if let offer = commonOffer(proposal, in: engine) {
      engine.forgetShares(of: node.index)
      return uniformSize(offer, in: &engine)
    }
    var nobody = Unobserved()
    let base = distribute(proposal, kept: nil, in: &engine, observer: &nobody)
    engine.keepShares(of: node.index, from: base, axis: axis)
    let size = align(from: base, in: &engine)
    engine.arranged.removeLast(engine.arranged.count - base)
    return size
  }

  /// The offer that every child gets, where no distribution is needed: at nil, at ∞, for a single child, and where no
  /// child depends on the main axis.
  @inline(__always)
  private func commonOffer(_ proposal: Proposal, in engine: LayoutEngine) -> Proposal? {
    var offer = proposal
    let main = proposal[raw: axis]
    if main.isNaN || main == .infinity { return offer }
    if !engine.facts[node.index.position].flags.contains(.dependsOn(axis)) {
      offer[raw: axis] = .nan
      return offer
    }
    return node.childCount == 1 ? offer : nil
  }

  private func uniformSize(_ offer: Proposal, in engine: inout LayoutEngine) -> Size {
    var total = 0.0
    var extent = GuideExtent()
    for position in 0..<node.childCount {
      let child = node.child(position, in: engine)
      let size = engine.measure(child, offer)
      if position > 0 { total += gap(before: position, in: &engine) }
      total += size[axis]
      _ = extent.add(guide: engine.guide(guide, of: child, size: size, proposal: offer), length: size[axis.cross])
    }
    var size = Size.zero
    size[axis] = total
    size[axis.cross] = extent.length
    return size
  }

  /// The distance before the child at `position`, which is not the first.
  func gap(before position: Int, in engine: inout LayoutEngine) -> Double {
    if let spacing { return spacing }
    let (before, after) = (node.child(position - 1, in: engine), node.child(position, in: engine))
    return engine.distance(from: before, to: after, axis: axis)
  }

  private func totalGap(in engine: inout LayoutEngine) -> Double {
    let count = Double(node.childCount - 1)
    if let spacing { return spacing * count }
    guard !engine.spacing.isEmpty else { return SpacingWishes.defaultDistance * count }
    var total = 0.0
    for position in 1..<max(node.childCount, 1) { total += gap(before: position, in: &engine) }
    return total
  }

  /// Appends the children to `arranged` with their sizes, proposals and (as main origin) the gap before them, and
  /// returns where they begin.
  ///
  /// `kept` is where the shares for this proposal stand if they are known.
  private func distribute(
    _ proposal: Proposal, kept: Index<SizeMemo.Share>?, in engine: inout LayoutEngine,
    observer: inout some StackObserver
  ) -> Int {
    let base = engine.arranged.count
    var gaps = 0.0
    for position in 0..<node.childCount {
      var item = LayoutEngine.Arranged(proposal: proposal, child: node.child(position, in: engine))
      if position > 0 {
        item.origin[axis] = gap(before: position, in: &engine)
        gaps += item.origin[axis]
      }
      engine.arranged.append(item)
    }
    let main = proposal[raw: axis]
    if let kept {
      for item in base..<engine.arranged.count {
        engine.arranged[item].proposal[raw: axis] = engine.memo.share(item - base, from: kept)
        engine.measureItem(item)
      }
    } else if main.isNaN || main == .infinity || main - gaps <= 0 {
      let offer = main - gaps <= 0 ? 0 : main
      for item in base..<engine.arranged.count {
        engine.arranged[item].proposal[raw: axis] = offer
        engine.measureItem(item)
      }
    } else {
      engine.share(main - gaps, from: base, axis: axis, observer: &observer)
    }
    return base
  }

  /// Turns the gaps in `arranged` into origins, aligns the children on their guides, and returns the stack's size.
  private func align(from base: Int, in engine: inout LayoutEngine) -> Size {
    var total = 0.0
    var extent = GuideExtent()
    for item in base..<engine.arranged.count {
      let child = engine.arranged[item]
      total += child.origin[axis]
      engine.arranged[item].origin[axis] = total
      total += child.size[axis]
      let line = engine.guide(guide, of: child.child, size: child.size, proposal: child.proposal)
      engine.arranged[item].origin[axis.cross] = extent.add(guide: line, length: child.size[axis.cross])
    }
    for item in base..<engine.arranged.count { engine.arranged[item].origin[axis.cross] -= extent.low }
    var size = Size.zero
    size[axis] = total
    size[axis.cross] = extent.length
    return size
  }

  // MARK: Placing

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let flags = engine.facts[node.index.position].flags
    if flags.contains(.mixedPriorities) || flags.contains(.dependsOn(axis)) {
      placeArranged(in: context, by: &engine)
    } else {
      placeRigid(in: context, by: &engine)
    }
  }

  /// Arranges the children for the second pass: the cross proposal is the stack's own length where it was nil.
  ///
  /// Source: layout 2.2, step 7.
  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int {
    guard node.childCount > 0 else { return engine.arranged.count }
    let second = secondProposal(proposal, size: size)
    var nobody = Unobserved()
    let base = distribute(second, kept: engine.keptShares(of: node.index, second), in: &engine, observer: &nobody)
    _ = align(from: base, in: &engine)
    return base
  }

  /// What the children are placed with: the stack's own length across where none was proposed.
  private func secondProposal(_ proposal: Proposal, size: Size) -> Proposal {
    var second = proposal
    if second[raw: axis.cross].isNaN { second[raw: axis.cross] = size[axis.cross] }
    return second
  }

  /// Arranges the children as `arrange` does, by the general algorithm and nothing remembered, and tells each step.
  func arrange(
    size: Size, proposal: Proposal, in engine: inout LayoutEngine, observer: inout some StackObserver
  ) -> Int {
    let base = distribute(secondProposal(proposal, size: size), kept: nil, in: &engine, observer: &observer)
    _ = align(from: base, in: &engine)
    return base
  }

  /// Arranges the children as they are measured, by the general algorithm and nothing remembered, and tells each step.
  func measure(_ proposal: Proposal, in engine: inout LayoutEngine, observer: inout some StackObserver) -> Int {
    distribute(proposal, kept: nil, in: &engine, observer: &observer)
  }

  /// Places a stack none of whose children depends on the main axis: as `arrange`, without remembering anything.
  private func placeRigid(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let frame = engine.frames[node.index.position]
    let proposal = engine.proposals[node.index.position]
    var offer = proposal
    if offer[raw: axis.cross].isNaN { offer[raw: axis.cross] = frame.size[axis.cross] }
    let main = proposal[raw: axis]
    let space = main - (main.isNaN ? 0 : totalGap(in: &engine))
    var extent = GuideExtent()
    var rest = space
    for position in 0..<node.childCount {
      offer[raw: axis] = LayoutEngine.share(of: rest, among: Double(node.childCount - position))
      let child = node.child(position, in: engine)
      let size = engine.measure(child, offer)
      let line = engine.guide(guide, of: child, size: size, proposal: offer)
      _ = extent.add(guide: line, length: size[axis.cross])
      rest = LayoutEngine.lessening(rest, by: size[axis])
    }
    rest = space
    var origin = Point.zero
    for position in 0..<node.childCount {
      offer[raw: axis] = LayoutEngine.share(of: rest, among: Double(node.childCount - position))
      let child = node.child(position, in: engine)
      let size = engine.measure(child, offer)
      let line = engine.guide(guide, of: child, size: size, proposal: offer)
      if position > 0 { origin[axis] += gap(before: position, in: &engine) }
      origin[axis.cross] = (line.isFinite ? -line : 0) - extent.low
      engine.put(child, at: origin, size: size, proposal: offer, in: frame, context: context)
      origin[axis] += size[axis]
      rest = LayoutEngine.lessening(rest, by: size[axis])
    }
  }
}
