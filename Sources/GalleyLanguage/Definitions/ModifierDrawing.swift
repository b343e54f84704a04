package import GalleyDrawing
package import GalleyExpressions
package import GalleyLayout

/// What an overload of a modifier draws, or does to what its view draws.
package enum ModifierDrawing: Sendable {
  /// Nothing by itself: it is in the frames, in the environment or in the interface.
  case none
  /// Nothing of the view is drawn.
  case hidden
  /// All that the view draws is one picture, to which something is done.
  case layer(@Sendable (Arguments, DrawingContext) -> Layer?)
  /// The same, but only roughly, as the words say.
  case roughLayer(String, @Sendable (Arguments, DrawingContext) -> Layer?)
  /// An outline behind or over the view.
  case shape(isBehind: Bool, @Sendable (Arguments, DrawingContext) -> DrawnShape?)
  /// The views of its block are drawn to tell what of the view is kept.
  case mask
  /// It changes the outline of the shape that it is applied to.
  case outline(OutlineChange)
  /// It paints the shape that it is applied to.
  case paint(@Sendable (Arguments) -> ShapePaint)
  /// It changes how the views in it are drawn.
  case wishes(@Sendable (Arguments, inout DrawingWishes) -> Void)
  /// It changes how a list draws the row that it is applied to.
  case row(@Sendable (Arguments, inout RowWishes) -> Void)
  /// Something that is not drawn yet, in words.
  case unsupported(String)
}

/// An outline with what it is filled with.
package struct DrawnShape: Sendable {
  package var outline: Outline
  /// Nil for the foreground style.
  package var style: ShapeStyle?
  package var rule: FillRule
  /// Nil for an outline; for a rectangle whose edges are put on device pixels, that rectangle.
  package var rect: Rect?
  /// Whether it is glass, with an edge that shines; the style is then its tint, if it has one.
  package var isGlass = false

  package init(_ outline: Outline, _ style: ShapeStyle?, rule: FillRule = .nonZero) {
    self.outline = outline
    self.style = style
    self.rule = rule
  }

  /// A piece of glass, in a colour if there is one.
  package static func glass(_ outline: Outline, tint: ShapeStyle?) -> DrawnShape {
    var shape = DrawnShape(outline, tint)
    shape.isGlass = true
    return shape
  }

  /// A rectangle with its edges on device pixels.
  package init(_ rect: Rect, _ style: ShapeStyle?) {
    self.init(Outline(Path(rect)), style)
    self.rect = rect
  }
}

/// How a modifier changes the outline of a shape.
package enum OutlineChange: Sendable {
  /// The shape is drawn somewhere else.
  case place(@Sendable (Arguments, ShapePlace) -> ShapePlace)
  /// Its path is changed; the place is that of the shape.
  case path(@Sendable (Arguments, Path, ShapePlace) -> Path)
  /// The line along it takes its place.
  case line(@Sendable (Arguments) -> Stroke)

  /// The path is transformed about an anchor of the place; nil for no change.
  package static func transform(_ read: @escaping @Sendable (Arguments) -> Transform?) -> OutlineChange {
    .path { arguments, path, place in
      guard let transform = read(arguments) else { return path }
      let map = Affine(transform, in: place.rect, isRightToLeft: place.isRightToLeft)
      return path.mapped { map.applied(to: $0) }
    }
  }
}

/// What a shape is painted with.
package struct ShapePaint: Sendable {
  /// Nil for the foreground style.
  package var style: ShapeStyle?
  package var rule = FillRule.nonZero
  /// The line along the outline; nil for the inside.
  package var stroke: Stroke?
  /// Whether the whole line stands inside of the outline.
  package var isInside = false

  package init(fill style: ShapeStyle?, rule: FillRule = .nonZero) {
    self.style = style
    self.rule = rule
  }

  package init(stroke: Stroke, _ style: ShapeStyle?, isInside: Bool = false) {
    self.stroke = stroke
    self.style = style
    self.isInside = isInside
  }
}
