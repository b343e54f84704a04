import GalleyLanguage
import GalleyLayout

// How far what scrolls shows beyond its frame: over the unsafe areas of the window, and behind what stands at the edges of the
// views around it.

extension Painter {
  /// What is held back from the views at one of its sides, as `safeAreaInset` does.
  struct HeldBack {
    enum Side { case top, left, bottom, right }

    var side: Side
    /// Where the views' room ends, and where that does which they show in.
    var inner: Double
    var outer: Double
  }

  /// A viewport with the unsafe areas that it touches.
  func reach(of frame: Rect, in place: Place) -> Rect {
    var reach = window.reach(of: frame)
    // Sums of lengths may miss the edge by their last digits.
    let slack = 0.001
    for held in place.heldBack {
      switch held.side {
      case .top where frame.minY <= held.inner + slack && held.outer < reach.minY:
        reach.size.height += reach.minY - held.outer
        reach.origin.y = held.outer
      case .left where frame.minX <= held.inner + slack && held.outer < reach.minX:
        reach.size.width += reach.minX - held.outer
        reach.origin.x = held.outer
      case .bottom where frame.maxY >= held.inner - slack: reach.size.height = max(reach.maxY, held.outer) - reach.minY
      case .right where frame.maxX >= held.inner - slack: reach.size.width = max(reach.maxX, held.outer) - reach.minX
      case .top, .left, .bottom, .right: break
      }
    }
    return reach
  }

  /// What a node holds back from the views in its first child.
  func heldBack(by node: LayoutNodeID, in place: Place) -> [HeldBack] {
    let edges = layout.tree.reachedEdges(of: node)
    guard !edges.isEmpty, let first = layout.tree.children(of: node).first else { return [] }
    let (inner, outer) = (layout.frames[first.position], reach(of: layout.frames[node.position], in: place))
    let isRightToLeft = isRightToLeft(place)
    return edges.map { edge in
      switch edge {
      case .top: HeldBack(side: .top, inner: inner.minY, outer: outer.minY)
      case .bottom: HeldBack(side: .bottom, inner: inner.maxY, outer: outer.maxY)
      case .leading, .trailing:
        (edge == .leading) != isRightToLeft
          ? HeldBack(side: .left, inner: inner.minX, outer: outer.minX)
          : HeldBack(side: .right, inner: inner.maxX, outer: outer.maxX)
      }
    }
  }

  /// The page that a list fills, to its sides and its lower edge; nil if it is a smaller part of it.
  func page(filledBy reach: Rect, _ place: Place) -> Rect? {
    guard let page = place.page, reach.minX <= page.minX + 1, reach.maxX >= page.maxX - 1 else { return nil }
    return reach.maxY >= page.maxY - 1 ? page : nil
  }
}

extension Rect {
  /// Whether two rectangles have a point in common.
  func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
