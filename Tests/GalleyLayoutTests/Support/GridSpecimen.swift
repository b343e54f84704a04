import GalleyLayout

/// What stands in a grid: a GridRow's cells, or a view of its own.
struct GridEntry {
  var cells: [Specimen]
  var isRow: Bool
  var alignment: GuideID?
}

func row(_ cells: Specimen..., alignment: GuideID? = nil) -> GridEntry {
  GridEntry(cells: cells, isRow: true, alignment: alignment)
}

func plain(_ cell: Specimen) -> GridEntry { GridEntry(cells: [cell], isRow: false, alignment: nil) }

func grid(
  _ alignment: Alignment = .center, _ horizontal: Double? = nil, _ vertical: Double? = nil, _ entries: GridEntry...
)
  -> Specimen
{
  let rows = entries.map { GridStructure.Row(cellCount: $0.cells.count, isRow: $0.isRow, alignment: $0.alignment) }
  let structure = GridStructure(
    alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, rows: rows)
  return Specimen(.grid(structure), entries.flatMap(\.cells))
}

extension Specimen {
  func cell(
    columns: Int? = nil, anchor: UnitPoint? = nil, column: GuideID? = nil, unsized: AxisSet = []
  ) -> Specimen {
    wrapped(
      .gridCell(
        GridCellAttributes(columns: columns, anchor: anchor, columnAlignment: column, unsizedAxes: unsized)))
  }
}
