import GalleyDrawing
import GalleyLanguage
import GalleyLayout

// What lies behind bars because it is scrolled.

extension Painter {
  /// A scroll view or list as bars see it.
  struct ScrolledArea {
    /// Its frame, and how far what it scrolls shows.
    var frame: Rect
    var reach: Rect
    /// What it scrolls.
    var content: Rect
    /// Whether its page is that of lists with plates.
    var isGrouped: Bool
  }

  /// Remembers what scrolls, unless nothing is in it.
  mutating func noteScrolled(_ node: LayoutNodeID, reach: Rect, _ place: Place) {
    var content: Rect?
    for child in layout.tree.children(of: node) where layout.isPlaced[child.position] {
      let frame = layout.frames[child.position]
      content = content?.union(frame) ?? frame
    }
    guard let content else { return }
    let isGrouped = (parts[node] ?? []).contains { part in
      if case .list(_, let look) = part { look.rows != .lined && place.wishes.showsScrollBackground } else { false }
    }
    scrolled.append(
      ScrolledArea(
        frame: layout.frames[node.position], reach: reach, content: content, isGrouped: isGrouped))
  }

  /// What is scrolled under a bar at an edge of what scrolls; nil if nothing is.
  func areaScrolled(under bar: Rect, atTop isAtTop: Bool) -> ScrolledArea? {
    scrolled.last { area in
      guard area.frame.minX < bar.maxX, area.frame.maxX > bar.minX else { return false }
      // Half a point is what rounding may make of an edge.
      return isAtTop
        ? area.frame.minY >= bar.maxY - 0.5 && area.reach.minY < bar.maxY - 0.5 && area.content.minY < bar.maxY - 0.5
        : area.frame.maxY <= bar.minY + 0.5 && area.reach.maxY > bar.minY + 0.5 && area.content.maxY > bar.minY + 0.5
    }
  }

  /// Fades what is scrolled under a bar that has no plate, as from iOS 26 on: the nearer to the edge of the window, the less of
  /// it is seen.
  mutating func fade(_ area: ScrolledArea, under bar: Rect, atTop isAtTop: Bool, _ styles: PlaceStyles) {
    let reach = window.reach(of: bar)
    let page = styles.resolver.system(area.isGrouped ? .systemGroupedBackground : .systemBackground)
    let stops = Self.fading.map { ColorStop(color: page.multiplied(by: $0.opacity), location: $0.place) }
    let (outer, inner) = isAtTop ? (reach.minY, bar.maxY) : (reach.maxY, bar.minY)
    let strip = Rect(x: reach.minX, y: min(outer, inner), width: reach.size.width, height: (outer - inner).magnitude)
    list.fill(
      Path(strip),
      .linear(stops: stops, start: Point(x: strip.midX, y: outer), end: Point(x: strip.midX, y: inner)))
  }

  /// How much of the page covers what is under a bar, from the edge of the window to that of the bar (our choice).
  private static let fading: [(place: Double, opacity: Double)] = [(0, 0.97), (0.85, 0.9), (1, 0)]
}
