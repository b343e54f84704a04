import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let lazyHGrid = ViewDefinition(
    "LazyHGrid", summary: "Cells in rows of given widths, with as many columns as there are cells for.",
    since: .iOS(14), layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .required(
            .rows, "The rows, such as `{ adaptive: { minimum: 80 } }`.",
            numbers: .any),
          .optional(
            .verticalAlignment, "Where the rows stand if they do not fill the grid; `center` if left out.",
            nullable: false),
          .optional(.spacing, "Points between columns; nil for what neighbours prefer.", numbers: .finite),
          .optional(
            "pinnedViews", .type("PinnedScrollableViews"), "The headers and footers that stay in sight.",
            nullable: false),
          .required(.content, "The cells."),
        ],
        type: .generic("LazyHGrid", .of(.content)), showing: .lazily,
        layout: .custom { lowering, view in lowering.lazyGrid(view, items: .rows, axis: .horizontal) })
    ],
    examples: [
      Example(
        "LazyHGrid: { rows: [ flexible, flexible ], content: [ { Text: A }, { Text: B } ] }",
        type: "LazyHGrid<TupleView<(Text, Text)>>")
    ])
}

extension ArgumentLabel<[GridItem]> {
  fileprivate static var rows: Self { Self("rows") }
}
