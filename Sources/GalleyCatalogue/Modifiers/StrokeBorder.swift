import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let strokeBorder = ModifierDefinition(
    "strokeBorder", summary: "Draws a line along the inside of a shape's outline.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .optional(
            .contentStyle, "What the line is filled with; the foreground style if left out.", primary: true,
            nullable: false),
          .optional(
            .lineWidth, "The line's width in points; 1 if left out.", nullable: false, numbers: .length),
          .optional("antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false),
        ],
        type: .strokeBorder, receivers: .borderable, shapeFrame: .ofInsets,
        drawing: .paint {
          ShapePaint(stroke: Stroke(width: $0[.lineWidth] ?? 1), $0[.contentStyle], isInside: true)
        }),
      ModifierOverload(
        [
          .optional(
            .contentStyle, "What the line is filled with; the foreground style if left out.", nullable: false),
          .required(.strokeStyle, "The line's width, ends, corners and dashes.", numbers: .any),
          .optional("antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false),
        ],
        type: .strokeBorder, receivers: .borderable, shapeFrame: .ofInsets,
        drawing: .paint { ShapePaint(stroke: $0[.strokeStyle] ?? Stroke(width: 1), $0[.contentStyle], isInside: true) }),
    ],
    examples: [
      Example(
        "Circle:\nmodifiers: [ { strokeBorder: red } ]", type: "StrokeBorderShapeView<Circle, Color, EmptyView>"),
      Example(
        "Circle:\nmodifiers: [ { fill: red }, { strokeBorder: { content: blue, lineWidth: 2 } } ]",
        type: "StrokeBorderShapeView<Circle, Color, _ShapeView<Circle, Color>>"),
      Example(
        "Circle:\nmodifiers: [ { strokeBorder: { style: { dash: [4] } } } ]",
        type: "StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>"),
    ])
}
