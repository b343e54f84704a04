import GalleyTables

/// `safeAreaPadding`: padding that its view may ignore like the safe area.
///
/// Source: layout 4.15.
struct SafeAreaPaddingRule: WrapperRule {
  let node: NodeView

  static func store(_ insets: EdgeInsets, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.safeAreaPadding)
    node.keep(tree.insets.append(insets.finite))
    return node
  }

  @inline(__always)
  private func insets(in tree: LayoutTree) -> EdgeInsets { node.storage.parameters(in: tree.insets) }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] { insets(in: tree).namedParameters }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { facts.becomeThoseOfASafeAreaModifier() }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> { SpacingWishes.ordinaryIndex }

  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    engine.size(of: insets(in: engine.tree), around: child, proposal)
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double { engine.leastLength(of: insets(in: engine.tree), around: child, along: axis, offer) }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { engine.placement(of: child, in: insets(in: engine.tree), proposal) }

  func contextBelow(
    _ context: Index<PlacingContext>, frame: Rect, in engine: inout LayoutEngine
  ) -> Index<PlacingContext> {
    engine.inside(frame, insets: insets(in: engine.tree), context: context)
  }
}

extension NodeFacts {
  /// What modifiers of the safe area keep to themselves.
  mutating func becomeThoseOfASafeAreaModifier() {
    if UnconfirmedChoices.positionAndSafeAreaLosePriority { priority = LayoutEngine.ordinaryPriority }
    if UnconfirmedChoices.safeAreaModifiersDropGuides { guides = 0 }
  }
}
