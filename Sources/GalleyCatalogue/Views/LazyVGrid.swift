import GalleyLanguage

extension ViewDefinition {
  static let lazyVGrid = ViewDefinition(
    "LazyVGrid", summary: "Cells in columns of given widths, with as many rows as there are cells for.",
    since: .iOS(14),
    overloads: [
      ViewOverload(
        [
          .required(
            "columns", .value(.array(.builtIn("GridItem"))), "The columns, such as `{ adaptive: { minimum: 80 } }`.",
            numbers: .any),
          .optional(
            "alignment", .type("HorizontalAlignment"),
            "Where the columns stand if they do not fill the grid; `center` if left out.",
            nullable: false),
          .optional("spacing", .number, "Points between rows; nil for what neighbours prefer.", numbers: .finite),
          .optional(
            "pinnedViews", .type("PinnedScrollableViews"), "The headers and footers that stay in sight.",
            nullable: false),
          .required("content", .content, "The cells."),
        ],
        type: .generic("LazyVGrid", "content"), showing: .lazily,
        layout: .custom { lowering, view in lowering.lazyGrid(view, items: "columns", axis: .vertical) })
    ],
    examples: [
      Example(
        "LazyVGrid: { columns: [ flexible, flexible ], content: [ { Text: A }, { Text: B } ] }",
        type: "LazyVGrid<TupleView<(Text, Text)>>")
    ])
}
