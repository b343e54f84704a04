/// A container that has no node of its own: a grid does not see through it what the cell in it says.
///
/// Source: grid 1.1.
struct CellBoundaryRule: WrapperRule {
  static let showsCellAttributes = false

  let node: NodeView

  static func store() -> LayoutTree.Node { LayoutTree.Node(.cellBoundary) }
}
