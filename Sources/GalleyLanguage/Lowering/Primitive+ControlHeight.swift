package import GalleyLayout

// How high the controls are that stand in something: insets of a list's rows give way to them. Source: figures 1.

extension Primitive {
  /// What a wrapper adds to the height of a control in it, in points.
  package var verticalPadding: Double {
    if case .padding(let insets) = self { insets.total(.vertical) } else { 0 }
  }

  /// The height of the controls in something whose views have controls of these heights: of the highest where they stand
  /// beside or over each other, and none where they stand below each other.
  package func controlHeight(of heights: [Double]) -> Double {
    heights.count == 1 ? heights[0] : showsViewsOfOneHeight ? heights.max() ?? 0 : 0
  }

  /// Whether its views stand beside or over each other.
  private var showsViewsOfOneHeight: Bool {
    if case .stack(.horizontal, _, _) = self { return true }
    if case .depthStack = self { return true }
    if case .layered = self { return true }
    return false
  }
}
