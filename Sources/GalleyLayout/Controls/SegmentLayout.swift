/// Parts of equal width beside each other, each with one subview in its centre.
///
/// The ideal width makes room for the widest subview in every part. Source: grid 4.2, segmented picker.
package struct SegmentLayout: CustomLayout, Sendable {
  /// What a part adds to its subview's width.
  let extraWidth: Double
  let height: Double
  /// Whether it takes the width that it is offered.
  let fills: Bool
  /// Whether all parts are as wide as the widest; else each has the width of its own subview.
  let isEven: Bool

  package init(extraWidth: Double, height: Double, fills: Bool, isEven: Bool = true) {
    self.extraWidth = extraWidth
    self.height = height
    self.fills = fills
    self.isEven = isEven
  }

  private func idealWidths(_ subviews: inout LayoutSubviews) -> [Double] {
    var widths: [Double] = []
    for index in 0..<subviews.count { widths.append(subviews.size(of: index, .unspecified).width + extraWidth) }
    guard isEven, let widest = widths.max() else { return widths }
    return widths.map { _ in widest }
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    if fills, let width = proposal.width { return Size(width: width, height: height) }
    return Size(width: idealWidths(&subviews).reduce(0, +), height: height)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    guard subviews.count > 0 else { return }
    let ideal = fills ? [] : idealWidths(&subviews)
    var x = 0.0
    for index in 0..<subviews.count {
      let width = fills ? bounds.size.width / Double(subviews.count) : ideal[index]
      subviews.place(
        index, at: Point(x: x + width / 2, y: bounds.size.height / 2), anchor: .center,
        proposal: Proposal(width: max(width - extraWidth, 0), height: bounds.size.height))
      x += width
    }
  }
}
