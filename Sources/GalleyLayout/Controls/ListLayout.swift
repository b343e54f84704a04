/// The rows of a list, with the headers and footers of its sections, below each other.
///
/// It takes what it is offered on both axes, nothing where nothing is offered, and lays all rows out, from the top edge.
/// Source: grid 4.3; the figures are those of `ControlMetricRow.list`.
package struct ListLayout: CustomLayout, Sendable {
  /// What a subview is.
  package enum Part: UInt8, Sendable, Hashable {
    case row
    case header
    case footer
  }

  /// One subview.
  package struct Item: Sendable, Hashable {
    package var part: Part
    /// Views of one section follow each other; the number tells neighbours apart.
    package var section: Int
    /// The row's own insets in place of the list's.
    package var insets: EdgeInsets?
    /// The height of the control that the row shows, in points; 0 for none.
    package var controlHeight: Double

    package init(part: Part, section: Int, insets: EdgeInsets? = nil, controlHeight: Double = 0) {
      self.part = part
      self.section = section
      self.insets = insets
      self.controlHeight = controlHeight
    }
  }

  /// Lengths in points.
  package struct Lengths: Sendable, Hashable {
    package var narrowMargin = 0.0
    package var wideMargin = 0.0
    /// The width from which margins are wide.
    package var wideWidth = 0.0
    package var hasMargins = false
    package var rowInset = 0.0
    /// Points before and after a row's content; nil for the margin.
    package var rowSideInset: Double?
    package var rowHeight = 0.0
    package var rowSpacing = 0.0
    /// Above the first section, if it has no header.
    package var topGap = 0.0
    /// Above a later section, if it has no header.
    package var sectionTop = 0.0
    /// Below a section that another follows, if it has no footer.
    package var sectionBottom = 0.0
    /// The same, if it has one.
    package var footerGap = 0.0
    /// Below everything.
    package var contentBottom = 0.0
    package var headerInsets = EdgeInsets.zero
    package var footerInsets = EdgeInsets.zero
    /// Around the content as one unit.
    package var contentMargins = EdgeInsets.zero
    /// Around everything.
    package var border = 0.0
    /// Where content stands that is longer than the list, from 0 for its top to 1 for its bottom.
    package var anchor = 0.0

    package init() {}
  }

  let items: [Item]
  let lengths: Lengths

  package init(items: [Item], lengths: Lengths) {
    self.items = items
    self.lengths = lengths
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    proposal.replacingUnspecified(with: .zero)
  }

  /// Where one subview stands.
  private struct Slot {
    var point: Point
    var anchor: UnitPoint
    var proposal: Proposal
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    var slots: [Slot] = []
    var y = lengths.border + lengths.contentMargins.top
    for (index, item) in items.enumerated() {
      y += gap(above: index)
      slots.append(slot(of: item, at: &y, width: bounds.size.width, index, &subviews))
    }
    let end = y + lengths.contentBottom + lengths.contentMargins.bottom + lengths.border
    let overflow = max(end - bounds.size.height, 0)
    let shift = overflow * lengths.anchor
    for (index, slot) in slots.enumerated() {
      let point = Point(x: slot.point.x, y: slot.point.y - shift)
      subviews.place(index, at: point, anchor: slot.anchor, proposal: slot.proposal)
    }
  }

  /// The distance of a subview to the one above it, or to the list's top edge.
  private func gap(above index: Int) -> Double {
    let item = items[index]
    guard index > 0 else { return item.part == .header ? 0 : lengths.topGap }
    let previous = items[index - 1]
    if previous.section == item.section {
      return item.part == .row && previous.part == .row ? lengths.rowSpacing : 0
    }
    let below = previous.part == .footer ? lengths.footerGap : lengths.sectionBottom
    return below + (item.part == .header ? 0 : lengths.sectionTop)
  }

  /// Lays a subview out at `y`, which becomes its end.
  ///
  /// Rows are measured without a height and then offered what their own leaves inside its insets, so that greedy views
  /// fill rows of the least height. The list's insets give way to a control that is a row by itself: it makes a row higher
  /// only beyond the least height (figures 1).
  private func slot(
    of item: Item, at y: inout Double, width: Double, _ index: Int, _ subviews: inout LayoutSubviews
  ) -> Slot {
    let margin = width < lengths.wideWidth ? lengths.narrowMargin : lengths.wideMargin
    let outer = lengths.hasMargins ? margin : 0
    let insets = insets(of: item, margin: margin)
    let inside = width - 2 * (lengths.border + outer) - lengths.contentMargins.total(.horizontal)
    let offer = max(inside - insets.leading - insets.trailing, 0)
    let x = lengths.border + lengths.contentMargins.leading + outer + insets.leading
    let size = subviews.size(of: index, Proposal(width: offer, height: nil))
    let content = size.height + insets.top + insets.bottom
    let top = y + insets.top
    guard item.part == .row else {
      y += content
      return Slot(point: Point(x: x, y: top), anchor: .zero, proposal: Proposal(width: offer, height: nil))
    }
    let insetsGiveWay = item.insets == nil && size.height <= item.controlHeight
    let height = max(insetsGiveWay ? size.height : content, lengths.rowHeight)
    let between = height - insets.top - insets.bottom
    y += height
    return Slot(
      point: Point(x: x, y: top + between / 2), anchor: UnitPoint(x: 0, y: 0.5),
      proposal: Proposal(width: offer, height: max(between, insetsGiveWay ? size.height : 0)))
  }

  private func insets(of item: Item, margin: Double) -> EdgeInsets {
    let side = lengths.rowSideInset ?? margin
    switch item.part {
    case .row:
      return item.insets
        ?? EdgeInsets(top: lengths.rowInset, leading: side, bottom: lengths.rowInset, trailing: side)
    case .header, .footer:
      var insets = item.part == .header ? lengths.headerInsets : lengths.footerInsets
      insets.leading = side
      insets.trailing = side
      return insets
    }
  }
}
