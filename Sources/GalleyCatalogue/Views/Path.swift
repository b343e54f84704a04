import GalleyDrawing
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let path = ViewDefinition(
    "Path", summary: "A shape of lines and curves in points; its frame is all that it is offered.",
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [.optional(.path, "The instructions in order; an empty path if left out.", primary: true)],
        type: .named("Path", .shape), drawing: .path { $0[.path] },
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [.required(.rect, "A rectangle, in points.")],
        type: .named("Path", .shape), drawing: .path { $0[.rect].map { Path($0) } },
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [.required(.ellipseIn, "The rectangle around an ellipse, in points.")],
        type: .named("Path", .shape), drawing: .path { $0[.ellipseIn].map { Path(ellipseIn: $0) } },
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          .required(.roundedRect, "A rectangle with round corners, in points."),
          .required(.cornerRadius, "The radius of the corners in points.", numbers: .openLength),
          .optional(.cornerStyle, "How the corners are drawn; `continuous` if left out.", nullable: false),
        ],
        type: .named("Path", .shape),
        drawing: .path { arguments in
          arguments[.roundedRect].map { rect in
            Path(
              rect, radii: CornerRadii(arguments[.cornerRadius] ?? 0), style: arguments[.cornerStyle] ?? .continuous)
          }
        },
        layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example("Path: [ { move: { x: 0, y: 0 } }, { line: { x: 10, y: 20 } }, close ]", type: "Path"),
      Example(
        "Path: { ellipseIn: { x: 0, y: 0, width: 20, height: 10 } }\nmodifiers: [ { fill: red } ]",
        type: "_ShapeView<Path, Color>"),
    ])
}

extension ViewDrawing {
  /// A path in points from the corner of the frame; an inset does not change it.
  fileprivate static func path(_ read: @escaping @Sendable (Arguments) -> Path?) -> ViewDrawing {
    outline { arguments, place in
      (read(arguments) ?? Path()).mapped { Point(x: $0.x + place.rect.minX, y: $0.y + place.rect.minY) }
    }
  }
}

extension ArgumentLabel<Path> {
  fileprivate static var path: Self { Self("path") }
}

extension ArgumentLabel<Rect> {
  fileprivate static var rect: Self { Self("rect") }
  fileprivate static var ellipseIn: Self { Self("ellipseIn") }
  fileprivate static var roundedRect: Self { Self("roundedRect") }
}
