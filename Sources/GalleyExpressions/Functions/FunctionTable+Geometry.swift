// Members and initialisers of CGRect, Angle, EdgeInsets and their like; memberwise initialisers follow from the fields.
extension FunctionTable {
  static let geometry: [FunctionDeclaration] = rectangles + angles

  private static let rectangles: [FunctionDeclaration] =
    [
      .initializer(
        "CGRect", [.needs("x", .double), .needs("y", .double), .needs("width", .double), .needs("height", .double)],
        .named(.rect), about: "A rectangle.", example: ("CGRect(x: 1, y: 2, width: 3, height: 4).maxX", "4.0")
      ) { arguments throws(FunctionFailure) in
        .record(
          .rect,
          [
            .record(.point, [.double(try arguments.double(0)), .double(try arguments.double(1))]),
            .record(.size, [.double(try arguments.double(2)), .double(try arguments.double(3))]),
          ])
      },
      edge("minX", "The left edge.", "1.0") { x, _, _, _ in x },
      edge("midX", "The centre, horizontally.", "2.5") { x, _, width, _ in x + width / 2 },
      edge("maxX", "The right edge.", "4.0") { x, _, width, _ in x + width },
      edge("minY", "The top edge.", "2.0") { _, y, _, _ in y },
      edge("midY", "The centre, vertically.", "4.0") { _, y, _, height in y + height / 2 },
      edge("maxY", "The bottom edge.", "6.0") { _, y, _, height in y + height },
      edge("width", "The width.", "3.0") { _, _, width, _ in width },
      edge("height", "The height.", "4.0") { _, _, _, height in height },
      .property(
        "isEmpty", on: .named(.rect), .bool, about: "Whether its width or height is zero.",
        example: (
          "CGRect.zero.isEmpty", "true"
        )
      ) { arguments throws(FunctionFailure) in
        let (_, _, width, height) = try sides(arguments)
        return .bool(width == 0 || height == 0)
      },
      .method(
        "insetBy", on: .named(.rect), [.needs("dx", .double), .needs("dy", .double)], .named(.rect),
        about: "The rectangle, made smaller on each side.",
        example: ("CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: 2).height", "6.0")
      ) { arguments throws(FunctionFailure) in
        let (x, y, width, height) = try sides(arguments)
        let (dx, dy) = (try arguments.double(1), try arguments.double(2))
        return .record(
          .rect,
          [
            .record(.point, [.double(x + dx), .double(y + dy)]),
            .record(.size, [.double(width - 2 * dx), .double(height - 2 * dy)]),
          ])
      },
    ]

  private static func edge(
    _ name: String, _ summary: String, _ result: String,
    _ body: @escaping @Sendable (Double, Double, Double, Double) -> Double
  ) -> FunctionDeclaration {
    .property(
      name, on: .named(.rect), .double, about: summary,
      example: ("CGRect(x: 1, y: 2, width: 3, height: 4).\(name)", result)
    ) { arguments throws(FunctionFailure) in
      let (x, y, width, height) = try sides(arguments)
      return .double(body(x, y, width, height))
    }
  }

  private static func sides(
    _ arguments: FunctionArguments
  ) throws(FunctionFailure) -> (Double, Double, Double, Double) {
    let fields = try arguments.fields(0)
    guard fields.count == 2, case .record(_, let origin) = fields[0], case .record(_, let size) = fields[1],
      origin.count == 2, size.count == 2, let x = origin[0].number, let y = origin[1].number,
      let width = size[0].number, let height = size[1].number
    else { throw FunctionFailure(.mismatch, "this is not a CGRect") }
    return (x, y, width, height)
  }

  private static let angles: [FunctionDeclaration] = [
    .initializer(
      "Angle", [.needs("radians", .double)], .named(.angle), about: "An angle in radians.",
      example: ("Angle(radians: .pi).degrees", "180.0")
    ) { arguments throws(FunctionFailure) in angle(radians: try arguments.double(0)) },
    .staticMethod(
      "degrees", of: "Angle", [.needs("", .double)], .named(.angle), about: "An angle in degrees.",
      example: ("Angle.degrees(90).degrees", "90.0")
    ) { arguments throws(FunctionFailure) in .record(.angle, [.double(try arguments.double(0))]) },
    .staticMethod(
      "radians", of: "Angle", [.needs("", .double)], .named(.angle), about: "An angle in radians.",
      example: ("Angle.radians(0).degrees", "0.0")
    ) { arguments throws(FunctionFailure) in angle(radians: try arguments.double(0)) },
    .property(
      "radians", on: .named(.angle), .double, about: "The angle in radians.",
      example: ("Angle(degrees: 0).radians", "0.0")
    ) { arguments throws(FunctionFailure) in
      let fields = try arguments.fields(0)
      return .double((fields.first?.number ?? 0) * .pi / 180)
    },
  ]

  private static func angle(radians: Double) -> Value { .record(.angle, [.double(radians * 180 / .pi)]) }
}
