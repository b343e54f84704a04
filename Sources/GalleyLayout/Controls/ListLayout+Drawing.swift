extension ListLayout {
  /// A row, header or footer as it is drawn.
  package struct DrawnRow: Sendable, Hashable {
    package var part: Part
    package var section: Int?
    /// With the insets around its content, from edge to edge of the section.
    package var rect: Rect
    /// The edges of the room for its content, inside its insets.
    package var left: Double
    package var right: Double
  }

  /// The rectangles of the rows of a list that was placed in `bounds` and whose subviews have the frames `contents`.
  ///
  /// A row is as high as its content with its insets, at least as high as rows are, and has the content in the middle
  /// between the insets (`slot(of:at:width:)`).
  package func drawnRows(in bounds: Rect, contents: [Rect], isRightToLeft: Bool) -> [DrawnRow] {
    let width = bounds.size.width
    let margin = width < lengths.wideWidth ? lengths.narrowMargin : lengths.wideMargin
    let margins = lengths.contentMargins
    let (start, end) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return zip(items, contents).map { item, content in
      let sides = sideMargins(of: item, margin: margin)
      let left = bounds.minX + lengths.border + start + (isRightToLeft ? sides.trailing : sides.leading)
      let right = bounds.maxX - lengths.border - end - (isRightToLeft ? sides.leading : sides.trailing)
      let insets = insets(of: item, margin: margin)
      let insetsGiveWay = item.part == .row && item.insets == nil && content.size.height <= item.controlHeight
      let own = insetsGiveWay ? content.size.height : content.size.height + insets.top + insets.bottom
      let height = item.part == .row ? max(own, lengths.rowHeight) : own
      let top = content.midY - (height + insets.top - insets.bottom) / 2
      let (before, behind) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      return DrawnRow(
        part: item.part, section: item.section,
        rect: Rect(x: left, y: top, width: max(right - left, 0), height: height),
        left: left + before, right: right - behind)
    }
  }
}
