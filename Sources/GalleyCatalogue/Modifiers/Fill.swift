import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let fill = ModifierDefinition(
    "fill", summary: "Fills a shape, which then is a view like others.",
    overloads: [
      ModifierOverload(
        [
          .optional(
            .contentStyle, "What the shape is filled with; the foreground style if left out.", primary: true,
            nullable: false),
          .optional(.ruleStyle, "How overlapping parts are filled.", nullable: false),
        ],
        type: .fill, receivers: .paintable,
        drawing: .paint { ShapePaint(fill: $0[.contentStyle], rule: $0[.ruleStyle] ?? .nonZero) })
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { fill: red } ]", type: "_ShapeView<Circle, Color>"),
      Example("Rectangle:\nmodifiers: [ { fill: { gradient: green } } ]", type: "_ShapeView<Rectangle, AnyGradient>"),
      Example("Circle:\nmodifiers: [ fill ]", type: "_ShapeView<Circle, ForegroundStyle>"),
      Example(
        "Circle:\nmodifiers: [ { fill: red }, { fill: blue } ]",
        type: "FillShapeView<Circle, Color, _ShapeView<Circle, Color>>"),
    ])
}
