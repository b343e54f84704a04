import GalleyLayout

// Between the geometry of the interface and that of the engine.

extension ViewSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension ViewPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension ViewBounds {
  init(_ rect: Rect) { self.init(origin: ViewPoint(rect.origin), size: ViewSize(rect.size)) }
}

extension ViewInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension Proposal {
  init(_ proposal: GalleyLayout.Proposal) {
    self.init(width: proposal[.horizontal], height: proposal[.vertical])
  }
}

extension Rect {
  init(_ bounds: ViewBounds) {
    self.init(x: bounds.minX, y: bounds.minY, width: bounds.size.width, height: bounds.size.height)
  }
}

extension GalleyLayout.Proposal {
  init(_ proposal: Proposal) { self.init(width: proposal.width, height: proposal.height) }
}
