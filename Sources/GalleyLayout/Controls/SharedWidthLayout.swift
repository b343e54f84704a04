/// Subviews beside each other in one width, each in its share of it: where they are wider together, all give way by one
/// factor, so that texts which shrink stay equally large.
///
/// The bounds of a gauge. Source: our choice; nobody has measured it.
package struct SharedWidthLayout: CustomLayout, Sendable {
  let width: Double
  /// The least distance of the subviews.
  let spacing: Double

  package init(width: Double, spacing: Double) {
    self.width = width
    self.spacing = spacing
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    let offers = offers(&subviews)
    var height = 0.0
    for (index, offer) in offers.enumerated() { height = max(height, subviews.size(of: index, offer).height) }
    return Size(width: width, height: height)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    let offers = offers(&subviews)
    let room = width - offers.reduce(0) { $0 + ($1.width ?? 0) }
    // Each has as much around it as the others.
    let around = room / Double(2 * max(offers.count, 1))
    var x = 0.0
    for (index, offer) in offers.enumerated() {
      x += around
      subviews.place(
        index, at: Point(x: x, y: bounds.size.height / 2), anchor: UnitPoint(x: 0, y: 0.5), proposal: offer)
      x += (offer.width ?? 0) + around
    }
  }

  /// What each subview is offered: its own width, or its part of what there is.
  private func offers(_ subviews: inout LayoutSubviews) -> [Proposal] {
    var own: [Double] = []
    for index in 0..<subviews.count { own.append(subviews.size(of: index, .unspecified).width) }
    let sum = own.reduce(0, +)
    let room = max(width - spacing * Double(max(own.count - 1, 0)), 0)
    let factor = sum > room ? room / sum : 1
    return own.map { Proposal(width: $0 * factor, height: nil) }
  }
}
