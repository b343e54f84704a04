import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let vStackLayout = ViewDefinition(
    "VStackLayout", summary: "The layout of VStack as a value, for AnyLayout or views of its own.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(
            .horizontalAlignment, "How the views stand across the column; `center` if left out.", nullable: false),
          .optional(
            .spacing, "Points between the views; nil for the distance that each pair of views prefers.",
            numbers: .finite),
          .optional(.content, "The views; none where the layout is given to AnyLayout."),
        ],
        type: .layout("VStackLayout"),
        layout: .container(
          { .stack(axis: .vertical, alignment: $0[.horizontalAlignment] ?? .horizontalCenter, spacing: $0[.spacing]) },
          orientation: .vertical))
    ],
    examples: [
      Example(
        "VStackLayout: { content: [ { Text: A }, { Text: B } ] }",
        type: "Tree<_LayoutRoot<VStackLayout>, TupleView<(Text, Text)>>")
    ])
}
