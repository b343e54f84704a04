/// The columns of a split view: leading ones of a fixed width, and the detail behind them or with the rest of the width.
///
/// Source: grid 4.4, NavigationSplitView.
package struct ColumnLayout: CustomLayout, Sendable {
  /// The widths of the leading columns; the last subview is the detail.
  let widths: [Double]
  /// The detail keeps the whole width, and the leading columns lie over it.
  let overlays: Bool

  package init(widths: [Double], overlays: Bool) {
    self.widths = widths
    self.overlays = overlays
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    proposal.replacingUnspecified(with: .zero)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    var x = 0.0
    for index in 0..<subviews.count {
      let isDetail = index == widths.count
      let start = isDetail && overlays ? 0 : x
      let rest = max(bounds.size.width - start, 0)
      let width = isDetail ? rest : min(widths[index], rest)
      subviews.place(
        index, at: Point(x: start + width / 2, y: bounds.size.height / 2), anchor: .center,
        proposal: Proposal(width: width, height: bounds.size.height))
      x = start + width
    }
  }
}
