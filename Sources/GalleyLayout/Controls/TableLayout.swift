/// The cells of a table: a row of headers, then one row for each element.
///
/// Columns of a given width keep it, the others share the rest equally. Source: grid 4.3, Table.
package struct TableLayout: CustomLayout, Sendable {
  /// Lengths in points.
  package struct Lengths: Sendable, Hashable {
    package var headerHeight: Double
    package var rowHeight: Double
    package var cellInset: Double
    package var margin: Double
    package var border: Double
    /// Around the content as one unit.
    package var contentMargins = EdgeInsets.zero

    package init(headerHeight: Double, rowHeight: Double, cellInset: Double, margin: Double, border: Double) {
      self.headerHeight = headerHeight
      self.rowHeight = rowHeight
      self.cellInset = cellInset
      self.margin = margin
      self.border = border
    }
  }

  /// The widths of the columns; nil for a share of the rest.
  let columns: [Double?]
  let lengths: Lengths
  /// Whether the first row holds headers.
  let hasHeader: Bool

  package init(columns: [Double?], lengths: Lengths, hasHeader: Bool) {
    self.columns = columns
    self.lengths = lengths
    self.hasHeader = hasHeader
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    proposal.replacingUnspecified(with: .zero)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    guard !columns.isEmpty else { return }
    let margins = lengths.contentMargins
    let around = lengths.border + lengths.margin
    let start = around + margins.leading
    let widths = columnWidths(max(bounds.size.width - 2 * around - margins.total(.horizontal), 0))
    var y = lengths.border + margins.top
    var index = 0
    while index < subviews.count {
      let cells = index..<min(index + columns.count, subviews.count)
      let isHeader = hasHeader && index == 0
      var height = isHeader ? lengths.headerHeight : lengths.rowHeight
      for (cell, width) in zip(cells, widths) where !isHeader {
        height = max(height, subviews.size(of: cell, offer(width)).height)
      }
      var x = start
      for (cell, width) in zip(cells, widths) {
        let size = subviews.size(of: cell, offer(width))
        subviews.place(
          cell, at: Point(x: x + lengths.cellInset, y: y + (height - size.height) / 2), proposal: offer(width))
        x += width
      }
      y += height
      index += columns.count
    }
  }

  /// From the edge of the table to the words of the first column.
  package var cellMargin: Double {
    lengths.border + lengths.margin + lengths.contentMargins.leading + lengths.cellInset
  }

  /// The lower edges of the rows of a table that was placed in `bounds`, whose cells have these frames.
  package func rowEdges(in bounds: Rect, cells: [Rect]) -> [Double] {
    guard !columns.isEmpty else { return [] }
    var edges: [Double] = []
    var y = bounds.minY + lengths.border + lengths.contentMargins.top
    for index in stride(from: 0, to: cells.count, by: columns.count) {
      let isHeader = hasHeader && index == 0
      let row = cells[index..<min(index + columns.count, cells.count)]
      let own = isHeader ? 0 : row.map(\.size.height).max() ?? 0
      y += max(isHeader ? lengths.headerHeight : lengths.rowHeight, own)
      edges.append(y)
    }
    return edges
  }

  private func offer(_ width: Double) -> Proposal {
    Proposal(width: max(width - 2 * lengths.cellInset, 0), height: nil)
  }

  private func columnWidths(_ width: Double) -> [Double] {
    let fixed = columns.compactMap(\.self).reduce(0, +)
    let shares = columns.count { $0 == nil }
    let share = shares == 0 ? 0 : max(width - fixed, 0) / Double(shares)
    return columns.map { $0 ?? share }
  }
}
