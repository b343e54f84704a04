import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let trim = ModifierDefinition(
    "trim", summary: "Keeps a part of a shape's outline.",
    overloads: [
      ModifierOverload(
        [
          .optional(
            .from, "Where the part begins, from 0 to 1; 0 if left out.", nullable: false, numbers: .fraction),
          .optional(
            .to, "Where the part ends, from 0 to 1; 1 if left out.", nullable: false, numbers: .fraction),
        ],
        type: .shape("_TrimmedShape"), receivers: .shapes,
        drawing: .outline(
          .path { arguments, path, _ in path.trimmed(from: arguments[.from] ?? 0, to: arguments[.to] ?? 1) }))
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { trim: { from: 0, to: 0.5 } } ]", type: "_TrimmedShape<Circle>"),
      Example(
        "Circle:\nmodifiers: [ { trim: { to: 0.5 } }, { stroke: { content: red, lineWidth: 4 } } ]",
        type: "StrokeShapeView<_TrimmedShape<Circle>, Color, EmptyView>"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var from: Self { Self("from") }
  fileprivate static var to: Self { Self("to") }
}
