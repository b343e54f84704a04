import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let gridLayout = ViewDefinition(
    "GridLayout", summary: "The layout of Grid as a value, for AnyLayout or views of its own.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.alignment, "Where cells stand in their slots; `center` if left out.", nullable: false),
          .optional(.horizontalSpacing, "Points between columns; nil for what neighbours prefer.", numbers: .finite),
          .optional(.verticalSpacing, "Points between rows; nil for what neighbours prefer.", numbers: .finite),
          .optional(.content, "The views; none where the layout is given to AnyLayout."),
        ],
        type: .layout("GridLayout"), layout: .container({ .grid($0) }, orientation: nil))
    ],
    examples: [
      Example(
        "GridLayout: { content: [ { Text: A }, { Text: B } ] }",
        type: "Tree<_LayoutRoot<GridLayout>, TupleView<(Text, Text)>>")
    ])
}
