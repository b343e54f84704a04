import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let hStack = ViewDefinition(
    "HStack", summary: "Views in a line from leading to trailing.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.verticalAlignment, "How the views stand across the stack; `center` if left out.", nullable: false),
          .optional(
            .spacing, "Points between the views; nil for the distance that each pair of views prefers.",
            numbers: .finite),
          .required(.content, "The views."),
        ],
        type: .generic("HStack", .of(.content)),
        layout: .container(
          { .stack(axis: .horizontal, alignment: $0[.verticalAlignment] ?? .verticalCenter, spacing: $0[.spacing]) },
          orientation: .horizontal))
    ],
    examples: [
      Example("HStack: [ { Text: One }, { Text: Two } ]", type: "HStack<TupleView<(Text, Text)>>"),
      Example("HStack: { spacing: 20, content: [ { Color: red } ] }", type: "HStack<Color>"),
    ])
}
