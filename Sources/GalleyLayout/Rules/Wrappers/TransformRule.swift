import GalleyTables

/// `rotationEffect`, `scaleEffect` and their like: the view is drawn elsewhere, layout stays; geometry readers see it.
///
/// Source: layout 4.8.
struct TransformRule: WrapperRule {
  let node: NodeView

  static func store(_ transform: Transform, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.transform)
    node.keep(tree.transforms.append(transform))
    return node
  }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) { engine.keepSpacer(of: node, in: &facts) }

  /// The transform is about an anchor, and mirrored in right-to-left layouts.
  func contextBelow(
    _ context: Index<PlacingContext>, frame: Rect, in engine: inout LayoutEngine
  ) -> Index<PlacingContext> {
    var inner = engine.records.contexts[context]
    let own = node.storage.parameters(in: engine.tree.transforms)
    let sign = inner.isRightToLeft ? -1.0 : 1.0
    var map = TransformRecord(a: own.a, b: own.b * sign, c: own.c * sign, d: own.d)
    let fraction = inner.isRightToLeft ? 1 - own.anchor.x : own.anchor.x
    let anchor = Point(
      x: frame.minX + fraction * frame.size.width, y: frame.minY + own.anchor.y * frame.size.height)
    let moved = map.applied(to: anchor)
    map.x = anchor.x - moved.x + own.translation.x * sign
    map.y = anchor.y - moved.y + own.translation.y
    inner.transform = Link(engine.records.transforms.append(engine.map(inner.transform).composed(with: map)))
    return engine.add(inner)
  }
}

/// An affine change of coordinates about an anchor in the view's own frame.
package struct Transform: Sendable, Hashable {
  package var a, b, c, d: Double
  package var translation: Point
  package var anchor: UnitPoint

  package init(a: Double, b: Double, c: Double, d: Double, translation: Point = .zero, anchor: UnitPoint = .center) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.translation = translation
    self.anchor = anchor
  }
}
