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
    ///
    /// Nil for a view outside of sections.
    package var section: Int?
    /// The row's own insets in place of the list's.
    package var insets: EdgeInsets?
    /// The height of the control that the row shows, in points; 0 for none.
    package var controlHeight: Double
    /// The space between its section and others; nil for the list's.
    package var gap: SectionGap?
    /// What its section has in place of the list's margins, and of its half of the space to others.
    package var margins = SectionMargins()

    package init(
      part: Part, section: Int?, insets: EdgeInsets? = nil, controlHeight: Double = 0, gap: SectionGap? = nil,
      margins: SectionMargins = SectionMargins()
    ) {
      self.margins = margins
      self.part = part
      self.section = section
      self.insets = insets
      self.controlHeight = controlHeight
      self.gap = gap
    }
  }

  /// The space between sections, in points; half of it lies at either side of their edge.
  package struct SectionGap: Sendable, Hashable {
    /// Above a section without a header, and below one without a footer that another follows.
    package var half: Double
    /// Below a footer that a section follows.
    package var belowFooter: Double

    package static let none = SectionGap(half: 0, belowFooter: 0)

    package init(half: Double, belowFooter: Double) {
      self.half = half
      self.belowFooter = belowFooter
    }
  }

  /// The margins that a document gave a section, in points; nil for the list's own.
  package struct SectionMargins: Sendable, Hashable {
    package var top: Double?
    package var leading: Double?
    package var bottom: Double?
    package var trailing: Double?

    package init() {}
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
    /// The least height of a header, with its insets.
    package var headerHeight = 0.0
    package var rowSpacing = 0.0
    /// The space between rows also separates those of neighbouring sections.
    package var spacesRowsOfSections = false
    /// Above the first section, if it has no header and does not touch a large title.
    package var topGap = 0.0
    /// Between sections, unless they have a space of their own.
    package var sectionGap = SectionGap.none
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
    /// How far the content was moved up from its beginning; nil where nobody has moved it.
    package var offset: Double?

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
      y += gap(above: index, isBelowLargeTitle: subviews.isBelowLargeTitle)
      slots.append(slot(of: item, at: &y, width: bounds.size.width, index, &subviews))
    }
    let end = y + lengths.contentBottom + lengths.contentMargins.bottom + lengths.border
    let overflow = max(end - bounds.size.height, 0)
    let shift = lengths.offset.map { min(max($0, 0), overflow) } ?? overflow * lengths.anchor
    for (index, slot) in slots.enumerated() {
      let point = Point(x: slot.point.x, y: slot.point.y - shift)
      subviews.place(index, at: point, anchor: slot.anchor, proposal: slot.proposal)
    }
  }

  /// The distance of a subview to the one above it, or to the list's top edge.
  ///
  /// Where two sections meet, the smaller of their spaces counts (grid 4.3).
  private func gap(above index: Int, isBelowLargeTitle: Bool) -> Double {
    let item = items[index]
    guard index > 0 else {
      return item.margins.top ?? (item.part == .header || isBelowLargeTitle ? 0 : lengths.topGap)
    }
    let previous = items[index - 1]
    let rowSpacing = item.part == .row && previous.part == .row ? lengths.rowSpacing : 0
    if previous.section == item.section { return rowSpacing }
    if lengths.spacesRowsOfSections, rowSpacing > 0 { return rowSpacing }
    let (above, own) = (previous.gap ?? lengths.sectionGap, item.gap ?? lengths.sectionGap)
    let gap = own.half < above.half ? own : above
    let below = previous.margins.bottom ?? (previous.part == .footer ? gap.belowFooter : gap.half)
    return below + (item.margins.top ?? (item.part == .header ? 0 : gap.half))
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
    let (leading, trailing) = sideMargins(of: item, margin: margin)
    let insets = insets(of: item, margin: margin)
    let inside = width - 2 * lengths.border - leading - trailing - lengths.contentMargins.total(.horizontal)
    let offer = max(inside - insets.leading - insets.trailing, 0)
    let x = lengths.border + lengths.contentMargins.leading + leading + insets.leading
    let size = subviews.size(of: index, Proposal(width: offer, height: nil))
    let content = size.height + insets.top + insets.bottom
    guard item.part == .row else {
      let lack = item.part == .header ? max(lengths.headerHeight - content, 0) : 0
      let above = UnconfirmedChoices.wordsOfHighHeadersStandAtTheBottom ? lack : lack / 2
      let top = y + insets.top + above
      y += content + lack
      return Slot(point: Point(x: x, y: top), anchor: .zero, proposal: Proposal(width: offer, height: nil))
    }
    let top = y + insets.top
    let insetsGiveWay = item.insets == nil && size.height <= item.controlHeight
    let height = max(insetsGiveWay ? size.height : content, lengths.rowHeight)
    let between = height - insets.top - insets.bottom
    y += height
    return Slot(
      point: Point(x: x, y: top + between / 2), anchor: UnitPoint(x: 0, y: 0.5),
      proposal: Proposal(width: offer, height: max(between, insetsGiveWay ? size.height : 0)))
  }

  /// The distances of a subview's section to the sides of the list.
  func sideMargins(of item: Item, margin: Double) -> (leading: Double, trailing: Double) {
    let outer = lengths.hasMargins ? margin : 0
    return (item.margins.leading ?? outer, item.margins.trailing ?? outer)
  }

  func insets(of item: Item, margin: Double) -> EdgeInsets {
    let side = lengths.rowSideInset ?? margin
    switch item.part {
    case .row:
      return item.insets
        ?? EdgeInsets(top: lengths.rowInset, leading: side, bottom: lengths.rowInset, trailing: side)
    case .header, .footer:
      if let own = item.insets { return own }
      var insets = item.part == .header ? lengths.headerInsets : lengths.footerInsets
      insets.leading = side
      insets.trailing = side
      return insets
    }
  }
}
