import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Tables. Source: grid 4.3.

extension Lowering {
  /// A header, then a row of cells for each element; where there is little width only the first column.
  mutating func table(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let outer = surroundings
    surroundings = LoweringSurroundings()
    let cells = lowerList(.content, of: view)
    surroundings = outer
    let columns = columns(of: view)
    let isNarrow = environment.isHorizontallyCompact == true && platform != .macOS
    let shown = isNarrow ? 1 : max(columns.count, 1)
    var views: [LoweredView] = []
    for (index, cell) in cells.enumerated() where columns.isEmpty || index % columns.count < shown {
      views.append(cell)
    }
    let widths = columns.prefix(shown).enumerated().map { index, column -> Double? in
      guard !isNarrow else { return nil }
      guard cells.indices.contains(index) else { return column.width }
      return layer("width", of: cells[index]).flatMap { columnWidth(arguments(of: $0)) }
    }
    let headers = isNarrow ? [] : columns.map { text($0.title, in: environment, lineLimit: 1) }
    let layout = TableLayout(
      columns: widths, lengths: lengths(in: environment), hasHeader: !headers.isEmpty)
    let piece = arrange(arrangement(layout), headers + views.map { Piece($0) })
    return close(view, piece)
  }

  private func columnWidth(_ arguments: Arguments) -> Double? {
    arguments[.width] ?? arguments[.ideal]
  }

  /// What a table shows of a column apart from its cells.
  private struct TableHeader {
    var title: LocalizedText
    /// Nil for a share of the rest.
    var width: Double?
  }

  /// The columns of the first element; those that are written where there is no element.
  private func columns(of view: ViewReference) -> [TableHeader] {
    guard let slot = block(.content, of: view.id, view.parameters) else { return [] }
    let loop = tree[slot].firstChild
    guard !loop.isNone else { return [] }
    if tree[loop].firstChild.isNone { return writtenColumns(of: loop) }
    return views("TableColumn", below: tree[loop].firstChild).map {
      TableHeader(title: arguments(of: $0)[.title] ?? LocalizedText(""), width: nil)
    }
  }

  /// The columns of a table without elements: nothing says what a title that is computed would be.
  private func writtenColumns(of loop: ViewNodeID) -> [TableHeader] {
    writtenViews("TableColumn", inLoop: loop).map { column in
      let width = column.modifier("width")
      return TableHeader(
        title: column[.title] ?? LocalizedText(""),
        width: width?[.width] ?? width?[.ideal])
    }
  }

  private func lengths(in environment: EnvironmentValues) -> TableLayout.Lengths {
    let style = environment.style(TableStyle.self)
    var lengths = TableLayout.Lengths(
      headerHeight: metrics[.tableHeaderHeight], rowHeight: metrics[.tableRowHeight],
      cellInset: metrics[.tableCellInset], margin: style == .inset ? metrics[.tableInsetMargin] : 0,
      border: style == .bordered ? metrics[.listBorder] : 0)
    lengths.contentMargins = environment.contentMargins
    return lengths
  }
}
