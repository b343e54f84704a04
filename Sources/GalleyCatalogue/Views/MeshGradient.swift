import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let meshGradient = ViewDefinition(
    "MeshGradient", summary: "Colours between the points of a net; it fills what it is offered.", since: .iOS(18),
    layoutStanding: .published,
    overloads: [
      ViewOverload(
        [
          .required(.columns, "The number of points in a row.", numbers: .count),
          .required("height", .integer, "The number of rows.", numbers: .count),
          .required(.netPoints, "The points, row by row, each `[x, y]` from 0 to 1."),
          .required(.netColors, "The colour of each point."),
          .optional(
            "background", .type("Color"), "The colour outside of the net; `clear` if left out.", nullable: false),
          .optional("smoothsColors", .bool, "Whether colours run evenly; true if left out.", nullable: false),
        ], type: .named("MeshGradient"),
        drawing: .fill { arguments in
          guard let columns = arguments[.columns], let points = arguments[.netPoints] else { return nil }
          return arguments[.netColors].map { .meshGradient(columns: columns, points: points, colors: $0) }
        },
        layout: .leaf { _ in .fill })
    ],
    examples: [
      Example(
        "MeshGradient:\n  width: 2\n  height: 2\n  points: [[0, 0], [1, 0], [0, 1], [1, 1]]\n  colors: [red, blue, green, yellow]",
        type: "MeshGradient")
    ])
}

extension ArgumentLabel<[Color]> {
  fileprivate static var netColors: Self {
    Self("colors", .value(.array(.builtIn("Color")))) { value, _ in GradientStop.list(colors: value).map(\.color) }
  }
}

extension ArgumentLabel<Int> {
  fileprivate static var columns: Self { Self("width") }
}

extension ArgumentLabel<[UnitPoint]> {
  fileprivate static var netPoints: Self {
    Self("points", .value(.array(.array(.double)))) { value, _ in
      guard case .array(let points) = value else { return nil }
      return points.compactMap { point in
        guard case .array(let lengths) = point, lengths.count == 2 else { return nil }
        return UnitPoint(x: lengths[0].number ?? 0, y: lengths[1].number ?? 0)
      }
    }
  }
}
