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
            "lineWidth", .number, "The line's width in points; 1 if left out.", nullable: false, numbers: .length),
          .optional("antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false),
        ],
        type: .strokeBorder, receivers: .borderable, shapeFrame: .ofInsets),
      ModifierOverload(
        [
          .optional(
            .contentStyle, "What the line is filled with; the foreground style if left out.", nullable: false),
          .required("style", .type("StrokeStyle"), "The line's width, ends, corners and dashes.", numbers: .any),
          .optional("antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false),
        ],
        type: .strokeBorder, receivers: .borderable, shapeFrame: .ofInsets),
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
