/// `safeAreaPadding`: padding that its view may ignore like the safe area.
///
/// Source: layout 4.15.
struct SafeAreaPaddingRule: WrapperRule {
  let node: NodeView

  static func store(_ insets: EdgeInsets, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.safeAreaPadding)
    node.side = tree.insets.store(insets.finite)
    return node
  }

  @inline(__always)
  private func insets(in engine: LayoutEngine) -> EdgeInsets { engine.tree.insets[Int(node.storage.side)] }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { facts.becomeThoseOfASafeAreaModifier() }

  func spacing(in engine: inout LayoutEngine) -> Int32 { SpacingWishes.ordinaryIndex }

  @inline(never)
  func size(around child: Int32, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.size(of: insets(in: engine), around: child, proposal)
  }

  func leastLength(
    around child: Int32, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double { engine.leastLength(of: insets(in: engine), around: child, along: axis, offer) }

  func placement(
    of child: Int32, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.placement(of: child, in: insets(in: engine), proposal) }

  func contextBelow(_ context: Int32, frame: Rect, in engine: inout LayoutEngine) -> Int32 {
    engine.inside(frame, insets: insets(in: engine), context: context)
  }
}

extension NodeFacts {
  /// What modifiers of the safe area keep to themselves.
  mutating func becomeThoseOfASafeAreaModifier() {
    if UnconfirmedChoices.positionAndSafeAreaLosePriority { priority = LayoutEngine.ordinaryPriority }
    if UnconfirmedChoices.safeAreaModifiersDropGuides { guides = 0 }
  }
}
