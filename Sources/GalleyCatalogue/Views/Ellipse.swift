import GalleyDrawing
import GalleyLanguage

extension ViewDefinition {
  static let ellipse = ViewDefinition(
    "Ellipse", summary: "An ellipse that fills what it is offered.", layoutStanding: .measured, shorthand: "ellipse",
    overloads: [
      ViewOverload(
        [], type: .named("Ellipse", .insettableShape), drawing: .outline { _, place in Path(ellipseIn: place.rect) },
        layout: .leaf { _ in .fill })
    ],
    examples: [Example("Ellipse", type: "Ellipse")])
}
