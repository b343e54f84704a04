/// Subviews as pages, each as large as the whole, one after the other along an axis.
///
/// Source: grid 4.4, TabView in the page styles.
package struct PageLayout: CustomLayout, Sendable {
  let axis: Axis
  /// The page that is shown: it stands at the origin.
  let selected: Int

  package init(axis: Axis, selected: Int = 0) {
    self.axis = axis
    self.selected = selected
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    proposal.replacingUnspecified(with: .zero)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    for index in 0..<subviews.count {
      var centre = Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
      if index != selected { centre[axis] += Double(index - selected) * bounds.size[axis] }
      subviews.place(index, at: centre, anchor: .center, proposal: Proposal(bounds.size))
    }
  }
}
