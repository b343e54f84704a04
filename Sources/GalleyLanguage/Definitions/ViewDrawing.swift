package import GalleyDrawing
package import GalleyExpressions
package import GalleyLayout

/// What an overload of a view draws.
package enum ViewDrawing: Sendable {
  /// The texts, symbols, pictures and parts of controls that it is laid out with, and the views in it.
  case parts
  /// A shape: its outline, filled with the foreground style where nothing else is said.
  case outline(@Sendable (Arguments, ShapePlace) -> Path)
  /// The shape that it holds, as that would be drawn.
  case heldShape(ArgumentLabel<ViewBlock>)
  /// A symbol, of which so much is shown, from 0 to 1; all if that is nil.
  case symbol(@Sendable (Arguments) -> Double?)
  /// A plate with words in the place of what nobody can draw, unless there are parts of it.
  case placeholder(@Sendable (Arguments) -> String?)
  /// A style over its frame.
  case fill(@Sendable (Arguments) -> ShapeStyle?)
  /// Only roughly what SwiftUI draws, as the words say; and its parts.
  case unsupported(String)
}

/// Where the outline of a shape is drawn.
package struct ShapePlace: Sendable {
  package var rect: Rect
  /// How much smaller the rectangle was made on every side by insets, in points; radii of corners shrink by as much.
  package var inset = 0.0
  package let isRightToLeft: Bool

  package init(_ rect: Rect, isRightToLeft: Bool) {
    self.rect = rect
    self.isRightToLeft = isRightToLeft
  }

  /// The place with every side moved inwards.
  package func inset(by distance: Double) -> ShapePlace {
    var place = self
    place.rect = rect.grown(by: -distance)
    if rect.size.width < 2 * distance { place.rect.origin.x = rect.midX }
    if rect.size.height < 2 * distance { place.rect.origin.y = rect.midY }
    place.inset += distance
    return place
  }
}

/// An outline that is to be drawn.
package struct Outline: Sendable {
  package var path: Path
  /// The line along the path that is meant; nil for the inside.
  package var stroke: Stroke?

  package init(_ path: Path, stroke: Stroke? = nil) {
    self.path = path
    self.stroke = stroke
  }
}

/// What somebody knows who draws a modifier or view.
package struct DrawingContext {
  /// The frame of the view, and how far a style reaches over the safe area around it.
  package let frame: Rect
  package let drawnFrame: Rect
  package let isRightToLeft: Bool
  package let styles: StyleResolver
  private let shapes: (String) -> Outline?

  /// `shapes` gives the outline of the shape that was given for a label.
  package init(
    frame: Rect, drawnFrame: Rect, isRightToLeft: Bool, styles: StyleResolver, shapes: @escaping (String) -> Outline?
  ) {
    self.frame = frame
    self.drawnFrame = drawnFrame
    self.isRightToLeft = isRightToLeft
    self.styles = styles
    self.shapes = shapes
  }

  /// The outline, in the frame, of the shape that was given for a label; nil if none was.
  package func outline<Reading>(of label: ArgumentLabel<Reading>) -> Outline? { shapes(label.name) }

  /// Points towards trailing as points to the right.
  package func mirrored(_ distance: Double) -> Double { isRightToLeft ? -distance : distance }
}
