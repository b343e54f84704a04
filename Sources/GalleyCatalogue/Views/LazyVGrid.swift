import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let lazyVGrid = ViewDefinition(
    "LazyVGrid", summary: "Cells in columns of given widths, with as many rows as there are cells for.",
    since: .iOS(14), layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .required(
            .columns, "The columns, such as `{ adaptive: { minimum: 80 } }`.",
            numbers: .any),
          .optional(
            .horizontalAlignment, "Where the columns stand if they do not fill the grid; `center` if left out.",
            nullable: false),
          .optional(.spacing, "Points between rows; nil for what neighbours prefer.", numbers: .finite),
          .optional(
            "pinnedViews", .type("PinnedScrollableViews"), "The headers and footers that stay in sight.",
            nullable: false),
          .required(.content, "The cells."),
        ],
        type: .generic("LazyVGrid", .of(.content)), showing: .lazily,
        layout: .custom { lowering, view in lowering.lazyGrid(view, items: .columns, axis: .vertical) })
    ],
    examples: [
      Example(
        "LazyVGrid: { columns: [ flexible, flexible ], content: [ { Text: A }, { Text: B } ] }",
        type: "LazyVGrid<TupleView<(Text, Text)>>")
    ])
}

extension ArgumentLabel<[GridItem]> {
  fileprivate static var columns: Self { Self("columns") }
}
