/// What stands in a bar: items at both ends, a title or item in the middle, and rows below for a large title and a search
/// field.
///
/// Source: grid 4.5.
package struct BarLayout: CustomLayout, Sendable {
  /// Where a subview stands; in the order of the subviews.
  package enum Place: Sendable, Hashable {
    case leading
    case centre
    case trailing
    /// All of the row between the margins, for items with Spacers between them.
    case row
    /// A row of its own below the items, of this height; the subview is `length` high or as high as it is.
    case below(rowHeight: Double, length: Double?)
  }

  let places: [Place]
  /// The height of the row of items, at the top; the other rows follow below.
  let rowHeight: Double
  /// The height of the whole bar.
  let height: Double
  let margin: Double
  let spacing: Double

  package init(places: [Place], rowHeight: Double, height: Double, margin: Double, spacing: Double) {
    self.places = places
    self.rowHeight = rowHeight
    self.height = height
    self.margin = margin
    self.spacing = spacing
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    Size(width: proposal.width ?? 0, height: height)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    let room = max(bounds.size.width - 2 * margin, 0)
    let middle = rowHeight / 2
    var rowTop = rowHeight
    var ends = (leading: 0.0, trailing: 0.0)
    for (index, place) in places.enumerated() {
      switch place {
      case .leading:
        let offer = fitting(index, in: room, subviews: &subviews)
        ends.leading = subviews.size(of: index, offer).width + spacing
        subviews.place(index, at: Point(x: margin, y: middle), anchor: .barStart, proposal: offer)
      case .trailing:
        let offer = fitting(index, in: room, subviews: &subviews)
        ends.trailing = subviews.size(of: index, offer).width + spacing
        let end = Point(x: bounds.size.width - margin, y: middle)
        subviews.place(index, at: end, anchor: .barEnd, proposal: offer)
      case .row:
        let offer = Proposal(width: room, height: rowHeight)
        subviews.place(index, at: Point(x: margin, y: middle), anchor: .barStart, proposal: offer)
      case .below(let rowHeight, let length):
        let offer = Proposal(width: room, height: length ?? rowHeight)
        let start = Point(x: margin, y: rowTop + rowHeight / 2)
        subviews.place(index, at: start, anchor: .barStart, proposal: offer)
        rowTop += rowHeight
      case .centre: break
      }
    }
    guard let centre = places.firstIndex(of: .centre) else { return }
    placeCentre(centre, width: bounds.size.width, middle: middle, ends: ends, subviews: &subviews)
  }

  /// In the middle of the bar, else beside what stands in its way.
  private func placeCentre(
    _ index: Int, width: Double, middle: Double, ends: (leading: Double, trailing: Double),
    subviews: inout LayoutSubviews
  ) {
    let start = margin + ends.leading
    let end = width - margin - ends.trailing
    let offer = fitting(index, in: max(end - start, 0), subviews: &subviews)
    let own = subviews.size(of: index, offer).width
    let origin = max(min(width / 2 - own / 2, end - own), start)
    subviews.place(index, at: Point(x: origin, y: middle), anchor: .barStart, proposal: offer)
  }

  /// The proposal that gives a subview its ideal width if there is room for it.
  private func fitting(_ index: Int, in room: Double, subviews: inout LayoutSubviews) -> Proposal {
    let ideal = Proposal(width: nil, height: rowHeight)
    return subviews.size(of: index, ideal).width <= room ? ideal : Proposal(width: room, height: rowHeight)
  }
}

extension UnitPoint {
  /// The ends of a view in a bar, in leading and trailing terms.
  fileprivate static let barStart = UnitPoint(x: 0, y: 0.5)
  fileprivate static let barEnd = UnitPoint(x: 1, y: 0.5)
}

/// The items of a tab bar, which share its width evenly.
///
/// Source: grid 4.5.
package struct TabBarLayout: CustomLayout, Sendable {
  let height: Double

  package init(height: Double) { self.height = height }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    Size(width: proposal.width ?? 0, height: height)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    let share = Size(width: bounds.size.width / Double(max(subviews.count, 1)), height: bounds.size.height)
    for index in 0..<subviews.count {
      subviews.place(index, at: Point(x: share.width * Double(index), y: 0), proposal: Proposal(share))
    }
  }
}
