import GalleyDrawing
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let circle = ViewDefinition(
    "Circle", summary: "A circle as large as the shorter of the two lengths that it is offered.",
    layoutStanding: .measured,
    shorthand: "circle",
    overloads: [
      ViewOverload([], type: .named("Circle", .insettableShape), drawing: .circle, layout: .leaf { _ in .circle })
    ],
    examples: [Example("Circle", type: "Circle")])
}

extension ViewDrawing {
  /// The largest circle in the middle of the frame.
  fileprivate static let circle = outline { _, place in
    let side = min(place.rect.size.width, place.rect.size.height)
    return Path(
      ellipseIn: Rect(x: place.rect.midX - side / 2, y: place.rect.midY - side / 2, width: side, height: side))
  }
}
