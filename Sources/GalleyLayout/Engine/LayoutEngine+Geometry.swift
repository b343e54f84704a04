import GalleyTables

/// What geometry readers measure, and the maps and containers around them. Source: layout 4.8, 4.9.
extension LayoutEngine {
  /// What a reader in a frame tells its content.
  func readerGeometry(_ frame: Rect, context: Index<PlacingContext>) -> ReaderGeometry {
    let transform = records.contexts[context].transform
    let window = map(transform)
    var named: [ReaderGeometry.NamedFrame] = []
    var next = records.contexts[context].space
    while let index = next.index {
      let space = records.spaces[index]
      named.append(namedFrame(of: frame, in: space, transform: transform))
      next = space.outer
    }
    return ReaderGeometry(
      size: frame.size, safeArea: safeAreaInsets(of: frame, regions: .all, context: context),
      globalFrame: transform.isNone ? frame : window.boundingBox(of: frame), namedFrames: named)
  }

  private func namedFrame(
    of frame: Rect, in space: CoordinateSpaceRecord, transform: Link<TransformRecord>
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

  /// The map from layout to window coordinates that a link leads to; the identity if it leads nowhere.
  func map(_ transform: Link<TransformRecord>) -> TransformRecord {
    transform.index.map { records.transforms[$0] } ?? TransformRecord()
  }

  /// The index of a container.
  mutating func addContainer(_ container: LayoutContainer) -> Index<LayoutContainer> {
    records.containers.indices.last { records.containers[$0] == container } ?? records.containers.append(container)
  }
}
