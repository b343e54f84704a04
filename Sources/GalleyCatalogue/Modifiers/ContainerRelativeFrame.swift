import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let containerRelativeFrame = ModifierDefinition(
    "containerRelativeFrame",
    summary: "Gives the view a length that follows from the nearest scroll view, column or window around it.",
    since: .iOS(17), layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(.axes, "The axes along which the container decides.", primary: true),
          .optional(.alignment, "Where the view stands in its frame; `center` if left out.", nullable: false),
        ], type: .layer("ContainerRelativeFrameModifier"),
        layout: .wrapper {
          .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: $0[.axes] ?? .both, rule: .whole, alignment: $0[.alignment] ?? .center))
        }),
      ModifierOverload(
        [
          .required(.axes, "The axes along which the container decides."),
          .required(.count, "The number of columns or rows that the container is split into.", numbers: .count),
          .optional(.span, "The number of them that the view takes; 1 if left out.", nullable: false, numbers: .count),
          .required(.spacing, "Points between them.", numbers: .finite),
          .optional(.alignment, "Where the view stands in its frame; `center` if left out.", nullable: false),
        ], type: .layer("ContainerRelativeFrameModifier"),
        layout: .wrapper { arguments in
          let rule = ContainerRelativeFrame.Rule.columns(
            count: arguments[.count] ?? 1, span: arguments[.span] ?? 1,
            spacing: arguments[.spacing] ?? 0)
          return .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: arguments[.axes] ?? .both, rule: rule, alignment: arguments[.alignment] ?? .center)
          )
        }),
      ModifierOverload(
        [
          .required(.axes, "The axes along which the container decides."),
          .optional(.alignment, "Where the view stands in its frame; `center` if left out.", nullable: false),
          .required(
            .lengthOfContainer,
            "The length, from that of the container and the axis.", numbers: .length),
        ], type: .layer("ContainerRelativeFrameModifier"),
        layout: .custom { lowering, modifier, content in
          guard let length = lowering.closure(.lengthOfContainer, of: modifier) else { return content }
          let arguments = lowering.arguments(of: modifier)
          let frame = ContainerRelativeFrame(
            axes: arguments[.axes] ?? .both, rule: .closure(length),
            alignment: arguments[.alignment] ?? .center)
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

extension ArgumentLabel<Int> {
  fileprivate static var span: Self { Self("span") }
}

extension ArgumentLabel<LayoutClosure> {
  fileprivate static var lengthOfContainer: Self {
    Self("length", .closure([.init("length", .double), .init("axis", .builtIn("Axis"))], result: .double))
  }
}
