import GalleyDrawing
import GalleyLanguage
import GalleyLayout

extension Painter {
  /// Draws the lines of a table: below its header and its rows, from the first cell on.
  mutating func drawTable(_ table: TableLayout, columns: Int, hasHeader: Bool, at node: LayoutNodeID, _ place: Place) {
    let styles = styles(of: place)
    let frame = layout.frames[node.position]
    let cells = layout.tree.children(of: node).map { layout.frames[$0.position] }
    let pixel = 1 / list.list.scale
    list.begin(Layer(clip: Path(reach(of: frame, in: place))))
    for (position, edge) in table.rowEdges(in: frame, cells: cells).enumerated() {
      // The line below a header goes from edge to edge.
      let isHeader = hasHeader && position == 0
      let margin = isHeader || isMac ? 0 : table.cellMargin
      let left = frame.minX + (styles.isRightToLeft ? 0 : margin)
      list.fill(
        Rect(x: left, y: edge - pixel, width: max(frame.size.width - margin, 0), height: pixel),
        color(.separator, styles))
    }
    list.endLayer()
  }
}
