import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let containerRelativeFrame = ModifierDefinition(
    "containerRelativeFrame",
    summary: "Gives the view a length that follows from the nearest scroll view, column or window around it.",
    since: .iOS(17), layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required("axes", .type("Axis.Set"), "The axes along which the container decides.", primary: true),
          .optional(
            "alignment", .type("Alignment"), "Where the view stands in its frame; `center` if left out.",
            nullable: false),
        ], type: .layer("ContainerRelativeFrameModifier"),
        layout: .wrapper {
          .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: $0.axes("axes") ?? .both, rule: .whole, alignment: $0.alignment("alignment") ?? .center))
        }),
      ModifierOverload(
        [
          .required("axes", .type("Axis.Set"), "The axes along which the container decides."),
          .required(
            "count", .integer, "The number of columns or rows that the container is split into.", numbers: .count),
          .optional(
            "span", .integer, "The number of them that the view takes; 1 if left out.", nullable: false, numbers: .count
          ),
          .required("spacing", .number, "Points between them.", numbers: .finite),
          .optional(
            "alignment", .type("Alignment"), "Where the view stands in its frame; `center` if left out.",
            nullable: false),
        ], type: .layer("ContainerRelativeFrameModifier"),
        layout: .wrapper { arguments in
          let rule = ContainerRelativeFrame.Rule.columns(
            count: arguments.integer("count") ?? 1, span: arguments.integer("span") ?? 1,
            spacing: arguments.number("spacing") ?? 0)
          return .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: arguments.axes("axes") ?? .both, rule: rule, alignment: arguments.alignment("alignment") ?? .center)
          )
        }),
      ModifierOverload(
        [
          .required("axes", .type("Axis.Set"), "The axes along which the container decides."),
          .optional(
            "alignment", .type("Alignment"), "Where the view stands in its frame; `center` if left out.",
            nullable: false),
          .required(
            "length", .closure([.init("length", .double), .init("axis", .builtIn("Axis"))], result: .double),
            "The length, from that of the container and the axis."),
        ], type: .layer("ContainerRelativeFrameModifier"),
        layout: .custom { lowering, modifier, content in
          guard let length = lowering.closure("length", of: modifier) else { return content }
          let arguments = lowering.arguments(of: modifier)
          let frame = ContainerRelativeFrame(
            axes: arguments.axes("axes") ?? .both, rule: .closure(length),
            alignment: arguments.alignment("alignment") ?? .center)
          return lowering.layout.add(.containerRelativeFrame(frame), child: content)
        }),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { containerRelativeFrame: horizontal } ]",
        type: "ModifiedContent<Color, ContainerRelativeFrameModifier>"),
      Example(
        "Color: red\nmodifiers: [ { containerRelativeFrame: { axes: horizontal, count: 3, spacing: 10 } } ]",
        type: "ModifiedContent<Color, ContainerRelativeFrameModifier>"),
      Example(
        "Color: red\nmodifiers: [ { containerRelativeFrame: { axes: [horizontal, vertical], length: $(length / 2) } } ]",
        type: "ModifiedContent<Color, ContainerRelativeFrameModifier>"),
    ])
}
