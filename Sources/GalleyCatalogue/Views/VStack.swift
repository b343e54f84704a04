import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let vStack = ViewDefinition(
    "VStack", summary: "Views in a line from top to bottom.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(
            .horizontalAlignment, "How the views stand across the stack; `center` if left out.", nullable: false),
          .optional(
            .spacing, "Points between the views; nil for the distance that each pair of views prefers.",
            numbers: .finite),
          .required(.content, "The views."),
        ],
        type: .generic("VStack", .of(.content)),
        layout: .container(
          { .stack(axis: .vertical, alignment: $0[.horizontalAlignment] ?? .horizontalCenter, spacing: $0[.spacing]) },
          orientation: .vertical))
    ],
    examples: [
      Example("VStack: [ { Text: One }, { Text: Two } ]", type: "VStack<TupleView<(Text, Text)>>"),
      Example("VStack: { spacing: 20, content: [ { Color: red } ] }", type: "VStack<Color>"),
    ])
}
