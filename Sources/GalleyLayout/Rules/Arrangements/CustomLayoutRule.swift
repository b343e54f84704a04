import GalleyTables

/// A layout of the host's own.
///
/// Source: layout 4.16.
struct CustomLayoutRule: ArrangementRule {
  let node: NodeView

  static func store(_ layout: HostLayoutID, in tree: inout LayoutTree) -> LayoutTree.Node {
    tree.usesDefaultSpacing = true
    var node = LayoutTree.Node(.custom)
    node.keep(layout)
    return node
  }

  @inline(__always)
  func layout(in engine: LayoutEngine) -> any CustomLayout {
    engine.host.layout(of: node.storage.kept())
  }

  @inline(__always)
  func children(in engine: LayoutEngine) -> [LayoutNodeID] {
    (0..<node.childCount).map { node.child($0, in: engine) }
  }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    var result =
      engine.unitedFacts(of: node)
      ?? NodeFacts(flags: [.dependsOnBoth, .isDisorderly], priority: LayoutEngine.lowestPriority)
    result.flags.subtract(.unboundedBoth)
    result.flags.formUnion([.isDisorderly, .dependsOnBoth])
    result.guides &= ~NodeFacts.standardGuides
    for guide in layout(in: engine).ownGuides { result.guides |= guide.maskBit }
    return result
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let layout = layout(in: engine)
    if layout.hasOrdinaryDistances { return SpacingWishes.ordinaryIndex }
    guard let distances = layout.wishedDistances else { return engine.mergedSpacing(of: node) }
    return engine.spacing.keep(.distances(distances))
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let layout = layout(in: engine)
    let children = children(in: engine)
    return withUnsafeMutablePointer(to: &engine) { engine in
      var subviews = LayoutSubviews(engine: engine, children: children)
      return layout.sizeThatFits(proposal, subviews: &subviews)
    }
  }

  func place(in context: Index<PlacingContext>, by engine: inout LayoutEngine) {
    let frame = engine.frames[node.index.position]
    let base = arrange(
      size: frame.size, proposal: engine.proposals[node.index.position],
      isBelowLargeTitle: engine.isBelowLargeTitle(frame, context: context), in: &engine)
    putArranged(from: base, in: context, by: &engine)
  }

  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int {
    arrange(size: size, proposal: proposal, isBelowLargeTitle: false, in: &engine)
  }

  /// Lets the host place the subviews; those it forgets are centred in the bounds with the layout's proposal.
  ///
  /// `isBelowLargeTitle` tells whether the layout stands directly below a navigation bar with a large title.
  private func arrange(
    size: Size, proposal: Proposal, isBelowLargeTitle: Bool, in engine: inout LayoutEngine
  ) -> Int {
    let layout = layout(in: engine)
    let children = children(in: engine)
    let placements = withUnsafeMutablePointer(to: &engine) { engine in
      var subviews = LayoutSubviews(engine: engine, children: children, isBelowLargeTitle: isBelowLargeTitle)
      layout.placeSubviews(in: Rect(origin: .zero, size: size), proposal: proposal, subviews: &subviews)
      return subviews.placements
    }
    let base = engine.arranged.count
    for (child, placement) in zip(children, placements) {
      var item = LayoutEngine.Arranged(proposal: placement?.proposal ?? proposal, child: child)
      item.size = engine.measure(child, item.proposal)
      let point = placement?.point ?? Point(x: size.width / 2, y: size.height / 2)
      let anchor = placement?.anchor ?? .center
      item.origin = Point(
        x: LayoutEngine.aligned(point.x, anchor.x * item.size.width),
        y: LayoutEngine.aligned(point.y, anchor.y * item.size.height))
      engine.arranged.append(item)
    }
    return base
  }

  /// The layout's own value for a guide, else the combination of its subviews'.
  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    let layout = layout(in: engine)
    let children = children(in: engine)
    let own = withUnsafeMutablePointer(to: &engine) { engine in
      var subviews = LayoutSubviews(engine: engine, children: children)
      let bounds = Rect(origin: .zero, size: size)
      return layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: &subviews)
    }
    if let own, !own.isNaN { return own }
    guard guide.maskBit & NodeFacts.standardGuides == 0 else { return .nan }
    let base = arrange(size: size, proposal: proposal, in: &engine)
    let value = engine.combinedGuide(guide, from: base)
    engine.arranged.removeLast(engine.arranged.count - base)
    return value
  }
}
