import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let hStackLayout = ViewDefinition(
    "HStackLayout", summary: "The layout of HStack as a value, for AnyLayout or views of its own.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.verticalAlignment, "How the views stand across the row; `center` if left out.", nullable: false),
          .optional(
            .spacing, "Points between the views; nil for the distance that each pair of views prefers.",
            numbers: .finite),
          .optional(.content, "The views; none where the layout is given to AnyLayout."),
        ],
        type: .layout("HStackLayout"),
        layout: .container(
          { .stack(axis: .horizontal, alignment: $0[.verticalAlignment] ?? .verticalCenter, spacing: $0[.spacing]) },
          orientation: .horizontal))
    ],
    examples: [
      Example(
        "HStackLayout: { content: [ { Text: A }, { Text: B } ] }",
        type: "Tree<_LayoutRoot<HStackLayout>, TupleView<(Text, Text)>>")
    ])
}
