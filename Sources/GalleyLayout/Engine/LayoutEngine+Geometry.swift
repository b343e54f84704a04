/// What geometry readers measure, and the maps and containers around them. Source: layout 4.8, 4.9.
extension LayoutEngine {
  /// What a reader in a frame tells its content.
  func readerGeometry(_ frame: Rect, context: Int32) -> ReaderGeometry {
    let transform = contexts[Int(context)].transform
    let window = map(transform)
    var named: [ReaderGeometry.NamedFrame] = []
    var next = contexts[Int(context)].space
    while next >= 0 {
      let space = spaces[Int(next)]
      named.append(namedFrame(of: frame, in: space, transform: transform))
      next = space.outer
    }
    return ReaderGeometry(
      size: frame.size, safeArea: safeAreaInsets(of: frame, regions: .all, context: context),
      globalFrame: transform < 0 ? frame : window.boundingBox(of: frame), namedFrames: named)
  }

  private func namedFrame(
    of frame: Rect, in space: CoordinateSpaceRecord, transform: Int32
  )
    -> ReaderGeometry.NamedFrame
  {
    var (seen, bounds) = (frame, space.frame)
    if transform != space.transform, let back = map(space.transform).inverse, let own = map(transform).inverse {
      seen = back.composed(with: map(transform)).boundingBox(of: frame)
      bounds = own.composed(with: map(space.transform)).boundingBox(of: space.frame)
    }
    seen.origin = Point(x: seen.minX - space.frame.minX, y: seen.minY - space.frame.minY)
    bounds.origin = Point(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY)
    return ReaderGeometry.NamedFrame(name: space.name, frame: seen, bounds: bounds)
  }

  /// The map from layout to window coordinates with an index; the identity for −1.
  func map(_ transform: Int32) -> TransformRecord {
    transform < 0 ? TransformRecord() : transforms[Int(transform)]
  }

  /// The index of a container.
  mutating func addContainer(_ container: LayoutContainer) -> Int32 {
    if let known = containers.lastIndex(of: container) { return Int32(known) }
    containers.append(container)
    return Int32(containers.count - 1)
  }
}
