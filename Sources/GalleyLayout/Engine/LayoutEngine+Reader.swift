/// GeometryReader, coordinate spaces and transforms. Source: layout 4.8, 4.9.
extension LayoutEngine {
  /// Evaluates a reader's content now that its geometry is known, and places each view at the top leading corner.
  mutating func placeReader(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    let frame = frames[Int(index)]
    let id = LayoutNodeID(rawValue: index)
    guard readerContent.count < limits.readers && tree.count < limits.nodes else {
      isOverBudget = true
      return
    }
    let geometry = readerGeometry(frame, context: context)
    let closure = HostClosureID(rawValue: node.payload)
    let children = host.content(of: closure, geometry: geometry, in: &tree)
    prepareNewNodes()
    readerContent[id] = children
    let offer = Proposal(frame.size)
    for child in children where tree.nodes.indices.contains(child.index) {
      let size = measure(child.rawValue, offer)
      put(child.rawValue, at: .zero, size: size, proposal: offer, in: frame, context: context)
    }
  }

  private func readerGeometry(_ frame: Rect, context: Int32) -> ReaderGeometry {
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

  private func map(_ transform: Int32) -> TransformRecord {
    transform < 0 ? TransformRecord() : transforms[Int(transform)]
  }

  /// The context inside a named coordinate space.
  mutating func insideSpace(_ node: LayoutTree.Node, frame: Rect, context: Int32) -> Int32 {
    var inner = contexts[Int(context)]
    spaces.append(
      CoordinateSpaceRecord(
        name: tree.names[Int(node.payload)], frame: frame, transform: inner.transform, outer: inner.space))
    inner.space = Int32(spaces.count - 1)
    return add(inner)
  }

  /// The context inside a transform, which is about an anchor and mirrored in right-to-left layouts.
  mutating func insideTransform(_ node: LayoutTree.Node, frame: Rect, context: Int32) -> Int32 {
    var inner = contexts[Int(context)]
    let own = tree.transforms[Int(node.payload)]
    let sign = inner.isRightToLeft ? -1.0 : 1.0
    var map = TransformRecord(a: own.a, b: own.b * sign, c: own.c * sign, d: own.d)
    let fraction = inner.isRightToLeft ? 1 - own.anchor.x : own.anchor.x
    let anchor = Point(
      x: frame.minX + fraction * frame.size.width, y: frame.minY + own.anchor.y * frame.size.height)
    let moved = map.applied(to: anchor)
    map.x = anchor.x - moved.x + own.translation.x * sign
    map.y = anchor.y - moved.y + own.translation.y
    transforms.append(self.map(inner.transform).composed(with: map))
    inner.transform = Int32(transforms.count - 1)
    return add(inner)
  }
}
