import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let stroke = ModifierDefinition(
    "stroke", summary: "Draws a line along a shape's outline, half of it outside of the frame.",
    overloads: [
      ModifierOverload(
        [
          .required(.contentStyle, "What the line is filled with.", primary: true),
          .optional(
            .lineWidth, "The line's width in points; 1 if left out.", nullable: false, numbers: .length),
          .optional(
            "antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false, since: .iOS(17)),
        ],
        type: .stroke, receivers: .paintable,
        drawing: .paint { ShapePaint(stroke: Stroke(width: $0[.lineWidth] ?? 1), $0[.contentStyle]) }),
      ModifierOverload(
        [
          .required(.contentStyle, "What the line is filled with."),
          .required(.strokeStyle, "The line's width, ends, corners and dashes.", numbers: .any),
          .optional(
            "antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false, since: .iOS(17)),
        ],
        type: .stroke, receivers: .paintable,
        drawing: .paint { ShapePaint(stroke: $0[.strokeStyle] ?? Stroke(width: 1), $0[.contentStyle]) }),
      ModifierOverload(
        [
          .optional(
            .lineWidth, "The line's width in points; 1 if left out.", nullable: false, numbers: .length)
        ],
        type: .strokedShape, receivers: .shapes,
        drawing: .outline(.line { Stroke(width: $0[.lineWidth] ?? 1) })),
      ModifierOverload(
        [.required(.strokeStyle, "The line's width, ends, corners and dashes.", numbers: .any)],
        type: .strokedShape, receivers: .shapes,
        drawing: .outline(.line { $0[.strokeStyle] ?? Stroke(width: 1) })),
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { stroke: red } ]", type: "StrokeShapeView<Circle, Color, EmptyView>"),
      Example("Circle:\nmodifiers: [ { stroke: { lineWidth: 2 } } ]", type: "_StrokedShape<Circle>"),
      Example(
        "Circle:\nmodifiers: [ { fill: red }, { stroke: { content: blue, style: { lineWidth: 2, dash: [4, 2] } } } ]",
        type: "StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>"),
    ])
}
