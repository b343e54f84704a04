import GalleyLanguage
import GalleyLayout

// Tables. Source: grid reference 4.3.

extension Lowering {
  /// A header, then a row of cells for each element; where there is little width only the first column.
  mutating func table(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let outer = (orientation, place)
    (orientation, place) = (nil, ControlPlace())
    let cells = lowerList("content", of: view)
    (orientation, place) = outer
    let columns = columns(of: view)
    let isNarrow = environment.isHorizontallyCompact == true && platform != .macOS
    let shown = isNarrow ? 1 : max(columns.count, 1)
    var views: [LoweredView] = []
    for (index, cell) in cells.enumerated() where columns.isEmpty || index % columns.count < shown {
      views.append(cell)
    }
    let widths = zip(columns.prefix(shown), cells).map { _, cell in
      isNarrow ? nil : layer("width", of: cell).flatMap { columnWidth(arguments(of: $0)) }
    }
    let headers = isNarrow ? [] : columns.map { header($0, environment) }
    let layout = TableLayout(
      columns: Array(widths), lengths: lengths(environment.styleName("TableStyle")), hasHeader: !headers.isEmpty)
    let piece = arrange(arrangement(layout), headers + views.map { Piece($0) })
    return close(view, piece)
  }

  private func columnWidth(_ arguments: Arguments) -> Double? {
    arguments.number("width") ?? arguments.number("ideal")
  }

  /// The columns of the first element; a table without elements has none.
  private func columns(of view: ViewReference) -> [ViewReference] {
    guard let slot = block("content", of: view.id, view.parameters) else { return [] }
    let loop = tree[slot].firstChild
    guard !loop.isNone, !tree[loop].firstChild.isNone else { return [] }
    return views("TableColumn", below: tree[loop].firstChild)
  }

  private mutating func header(_ column: ViewReference, _ environment: EnvironmentValues) -> Piece {
    text(arguments(of: column).string("title") ?? "", in: environment, lineLimit: 1)
  }

  private func lengths(_ style: String?) -> TableLayout.Lengths {
    TableLayout.Lengths(
      headerHeight: metrics[.tableHeaderHeight], rowHeight: metrics[.tableRowHeight],
      cellInset: metrics[.tableCellInset], margin: style == "inset" ? metrics[.tableInsetMargin] : 0,
      border: style == "bordered" ? metrics[.listBorder] : 0)
  }
}
