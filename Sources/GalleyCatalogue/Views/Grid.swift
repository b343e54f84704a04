import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let grid = ViewDefinition(
    "Grid", summary: "Rows of cells in columns that are as wide as their widest cell.", since: .iOS(16),
    layoutStanding: .measured, rowView: "GridRow",
    overloads: [
      ViewOverload(
        [
          .optional(.alignment, "Where cells stand in their slots; `center` if left out.", nullable: false),
          .optional(.horizontalSpacing, "Points between columns; nil for what neighbours prefer.", numbers: .finite),
          .optional(.verticalSpacing, "Points between rows; nil for what neighbours prefer.", numbers: .finite),
          .required(.content, "Rows, and views that take a row of their own."),
        ],
        type: .generic("Grid", .of(.content)),
        layout: .container({ .grid($0) }, orientation: nil))
    ],
    examples: [
      Example(
        "Grid:\n  - GridRow: [ { Text: A }, { Text: B } ]\n  - Divider",
        type: "Grid<TupleView<(GridRow<TupleView<(Text, Text)>>, Divider)>>")
    ])
}
