import GalleyTables

/// A subtree with a layout direction of its own.
///
/// Source: layout 1.8.
struct LayoutDirectionRule: WrapperRule {
  let node: NodeView

  static func store(isRightToLeft: Bool, in tree: inout LayoutTree) -> LayoutTree.Node {
    tree.hasDirections = true
    var node = LayoutTree.Node(.layoutDirection)
    node.bits = isRightToLeft ? 1 : 0
    return node
  }

  var isRightToLeft: Bool { node.storage.bits != 0 }

  /// Leading and trailing change places where the direction does.
  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    let inner = childSpacing(in: engine)
    guard node.childCount > 0, isRightToLeft != engine.directions[node.index.position] else { return inner }
    return engine.spacing.keep(engine.spacing[inner].mirrored)
  }

  func contextBelow(
    _ context: Index<PlacingContext>, frame: Rect, in engine: inout LayoutEngine
  ) -> Index<PlacingContext> {
    var inner = engine.records.contexts[context]
    inner.isRightToLeft = isRightToLeft
    return engine.add(inner)
  }
}
