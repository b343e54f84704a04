/// `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment`, `gridCellUnsizedAxes`: what a cell says to its grid.
///
/// Source: grid 1.1.
struct GridCellRule: WrapperRule {
  let node: NodeView

  static func store(_ attributes: GridCellAttributes, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.gridCell)
    node.keep(tree.cells.append(attributes))
    return node
  }
}

/// What the four grid-cell modifiers say; nil where they are not given.
package struct GridCellAttributes: Sendable, Hashable {
  package var columns: Int?
  package var anchor: UnitPoint?
  package var columnAlignment: GuideID?
  package var unsizedAxes: AxisSet

  package init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: GuideID? = nil, unsizedAxes: AxisSet = []
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
  }
}
