import GalleyLanguage

extension ViewDefinition {
  static let gridRow = ViewDefinition(
    "GridRow", summary: "The cells of one row of a grid; outside a grid just its views.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.verticalAlignment, "How the row's cells stand; the grid's if left out."),
          .required(.content, "The cells."),
        ],
        type: .generic("GridRow", .of(.content)), layout: .custom { lowering, view in lowering.gridRow(view) })
    ],
    examples: [
      Example("Grid:\n  - GridRow: [ { Text: A }, { Text: B } ]", type: "Grid<GridRow<TupleView<(Text, Text)>>>")
    ])
}
