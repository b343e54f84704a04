/// The rows of a list, with the headers and footers of its sections, below each other.
///
/// It takes what it is offered on both axes, nothing where nothing is offered, and lays all rows out, from the top edge.
/// Source: grid 4.3.
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

    package init(part: Part, section: Int, insets: EdgeInsets? = nil) {
      self.part = part
      self.section = section
      self.insets = insets
    }
  }

  /// Lengths in points.
  package struct Lengths: Sendable, Hashable {
    package var narrowMargin: Double
    package var wideMargin: Double
    /// The width from which margins are wide.
    package var wideWidth: Double
    package var hasMargins: Bool
    package var rowInset: Double
    package var rowHeight: Double
    package var rowSpacing: Double
    /// Above the first section, if it has no header.
    package var topGap: Double
    package var sectionGap: Double
    package var headerInsets: EdgeInsets
    package var footerInsets: EdgeInsets
    /// Around everything.
    package var border: Double

    package init(
      narrowMargin: Double, wideMargin: Double, wideWidth: Double, hasMargins: Bool, rowInset: Double,
      rowHeight: Double, rowSpacing: Double = 0, topGap: Double = 0, sectionGap: Double = 0,
      headerInsets: EdgeInsets = .zero, footerInsets: EdgeInsets = .zero, border: Double = 0
    ) {
      self.narrowMargin = narrowMargin
      self.wideMargin = wideMargin
      self.wideWidth = wideWidth
      self.hasMargins = hasMargins
      self.rowInset = rowInset
      self.rowHeight = rowHeight
      self.rowSpacing = rowSpacing
      self.topGap = topGap
      self.sectionGap = sectionGap
      self.headerInsets = headerInsets
      self.footerInsets = footerInsets
      self.border = border
    }
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

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    let inside = max(bounds.size.width - 2 * lengths.border, 0)
    let margin = bounds.size.width < lengths.wideWidth ? lengths.narrowMargin : lengths.wideMargin
    let outer = lengths.hasMargins ? margin : 0
    var y = lengths.border
    for (index, item) in items.enumerated() {
      let isFirst = index == 0
      if isFirst {
        if item.part != .header { y += lengths.topGap }
      } else if items[index - 1].section != item.section {
        y += lengths.sectionGap
      } else if item.part == .row, items[index - 1].part == .row {
        y += lengths.rowSpacing
      }
      let insets = insets(of: item, side: margin)
      let offer = max(inside - 2 * outer - insets.leading - insets.trailing, 0)
      let size = subviews.size(of: index, Proposal(width: offer, height: nil))
      let content = size.height + insets.top + insets.bottom
      let height = item.part == .row ? max(content, lengths.rowHeight) : content
      let top = item.part == .row ? y + insets.top + (height - content) / 2 : y + insets.top
      subviews.place(
        index, at: Point(x: lengths.border + outer + insets.leading, y: top),
        proposal: Proposal(width: offer, height: nil))
      y += height
    }
  }

  private func insets(of item: Item, side: Double) -> EdgeInsets {
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
