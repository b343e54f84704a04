package import GalleyExpressions
package import GalleyLayout

// Labels that definitions of several kinds read.

extension ArgumentLabel<ViewBlock> {
  package static var content: Self { Self("content") }
  package static var footer: Self { Self("footer") }
  package static var header: Self { Self("header") }
}

extension ArgumentLabel<Double> {
  package static var spacing: Self { Self("spacing") }
}

extension ArgumentLabel<Alignment> {
  package static var alignment: Self { Self("alignment") }
}

extension ArgumentLabel<GuideID> {
  package static var horizontalAlignment: Self { Self("alignment", along: .horizontal) }
  package static var verticalAlignment: Self { Self("alignment", along: .vertical) }

  /// The alignment of views across a stack or grid along `axis`.
  package static func alignment(across axis: Axis) -> Self { Self("alignment", along: axis.cross) }
}

extension ArgumentLabel<UnitPoint> {
  package static var anchor: Self { Self("anchor") }
}

extension ArgumentLabel<Value> {
  package static var id: ArgumentLabel<Value> { Self("id") }
}
