/// What stands in a bar: items at both ends, a title or item in the middle, and rows below for a large title and a search
/// field.
///
/// Source: grid 4.5.
package struct BarLayout: CustomLayout, Sendable {
  /// Where a subview stands; in the order of the subviews.
  package enum Placement: Sendable, Hashable {
    case leading
    case centre
    case trailing
    /// All of the row between the margins, for items with Spacers between them.
    case row
    /// A row of its own below the items, of this height; the subview is `length` high or as high as it is.
    case below(rowHeight: Double, length: Double?)
  }

  let placements: [Placement]
  /// The height of the row of items, at the top; the other rows follow below.
  let rowHeight: Double
  /// The height of the whole bar.
  let height: Double
  let margin: Double
  let spacing: Double
  /// Items at the ends have all of the room up to what stands in the middle, for Spacers between them.
  let fillsBesideCentre: Bool
  /// The items at the start have the room beside what stands in the middle of the bar, if that is enough for some.
  let startGivesWay: Bool

  package init(
    placements: [Placement], rowHeight: Double, height: Double, margin: Double, spacing: Double,
    fillsBesideCentre: Bool = false, startGivesWay: Bool = false
  ) {
    self.placements = placements
    self.rowHeight = rowHeight
    self.height = height
    self.margin = margin
    self.spacing = spacing
    self.fillsBesideCentre = fillsBesideCentre
    self.startGivesWay = startGivesWay
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    Size(width: proposal.width ?? 0, height: height)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    let width = bounds.size.width
    let room = max(width - 2 * margin, 0)
    let middle = rowHeight / 2
    let centre = placeCentre(width: width, subviews: &subviews)
    var rowTop = rowHeight
    for (index, placement) in placements.enumerated() {
      switch placement {
      case .leading:
        let offer = endOffer(
          index, in: startRoom(in: room, &subviews), besideCentre: centre.map { $0.start - margin }, &subviews)
        subviews.place(index, at: Point(x: margin, y: middle), anchor: .barStart, proposal: offer)
      case .trailing:
        let offer = endOffer(index, in: room, besideCentre: centre.map { width - margin - $0.end }, &subviews)
        subviews.place(index, at: Point(x: width - margin, y: middle), anchor: .barEnd, proposal: offer)
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
  }

  /// Places what stands in the middle of the bar, or beside what stands in its way; returns the place that it takes with
  /// the distances at both sides, and nil if there is nothing.
  private func placeCentre(width: Double, subviews: inout LayoutSubviews) -> (start: Double, end: Double)? {
    guard let index = placements.firstIndex(of: .centre) else { return nil }
    let room = max(width - 2 * margin, 0)
    let start = margin + length(of: .leading, in: startRoom(in: room, &subviews), &subviews)
    let end = width - margin - length(of: .trailing, in: room, &subviews)
    let offer = fitting(index, in: max(end - start, 0), subviews: &subviews)
    let own = subviews.size(of: index, offer).width
    let origin = max(min(width / 2 - own / 2, end - own), start)
    subviews.place(index, at: Point(x: origin, y: rowHeight / 2), anchor: .barStart, proposal: offer)
    return (origin - spacing, origin + own + spacing)
  }

  /// The room of the items at the start, between the margins.
  private func startRoom(in room: Double, _ subviews: inout LayoutSubviews) -> Double {
    guard startGivesWay, let centre = placements.firstIndex(of: .centre) else { return room }
    let own = subviews.size(of: centre, Proposal(width: nil, height: rowHeight)).width
    return max(room / 2 - own / 2 - spacing, room * Self.leastPartOfStart)
  }

  /// The part of a bar that the button which leads back has, however long the title is (unconfirmed).
  private static let leastPartOfStart = 0.25

  /// How much of the row the items at an end take, with their distance to what stands in the middle.
  private func length(of placement: Placement, in room: Double, _ subviews: inout LayoutSubviews) -> Double {
    guard let index = placements.firstIndex(of: placement) else { return 0 }
    return subviews.size(of: index, fitting(index, in: room, subviews: &subviews)).width + spacing
  }

  /// What the items at an end are offered.
  private func endOffer(
    _ index: Int, in room: Double, besideCentre rest: Double?, _ subviews: inout LayoutSubviews
  ) -> Proposal {
    let offer = fitting(index, in: room, subviews: &subviews)
    guard fillsBesideCentre, let rest, subviews.size(of: index, offer).width <= rest else { return offer }
    return Proposal(width: rest, height: rowHeight)
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
  /// Points between the edges and the tabs.
  let margin: Double
  /// The side of the circle at the end in which the last tab stands; nil where it stands among the others.
  let circle: Double?

  package init(height: Double, margin: Double = 0, circle: Double? = nil) {
    (self.height, self.margin, self.circle) = (height, margin, circle)
  }

  /// What lies between the circle and the plate of the other tabs, and between that plate and its tabs (unconfirmed).
  package static let circleSpacing = 8.0
  package static let plateInset = 4.0

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    Size(width: proposal.width ?? 0, height: height)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    var room = max(bounds.size.width - 2 * margin, 0)
    var count = subviews.count
    if let circle, count > 1 {
      count -= 1
      let side = min(circle, room)
      // The circle ends where the plate of the others would.
      let end = bounds.size.width - margin + Self.plateInset
      subviews.place(
        count, at: Point(x: end - side, y: 0), proposal: Proposal(width: side, height: bounds.size.height))
      room = max(room - side - Self.circleSpacing, 0)
    }
    let share = Size(width: room / Double(max(count, 1)), height: bounds.size.height)
    for index in 0..<count {
      subviews.place(index, at: Point(x: margin + share.width * Double(index), y: 0), proposal: Proposal(share))
    }
  }
}
