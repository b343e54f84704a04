import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let grid = ViewDefinition(
    "Grid", summary: "Rows of cells in columns that are as wide as their widest cell.", since: .iOS(16),
    overloads: [
      ViewOverload(
        [
          .optional(
            "alignment", .type("Alignment"), "Where cells stand in their slots; `center` if left out.",
            nullable: false),
          .optional("horizontalSpacing", .number, "Points between columns; nil for what neighbours prefer."),
          .optional("verticalSpacing", .number, "Points between rows; nil for what neighbours prefer."),
          .required("content", .content, "Rows, and views that take a row of their own."),
        ],
        type: .generic("Grid", "content"),
        layout: .custom { lowering, view in
          let outer = lowering.orientation
          lowering.orientation = nil
          let cells = lowering.lowerList("content", of: view)
          lowering.orientation = outer
          let arguments = lowering.arguments(of: view)
          let structure = GridStructure(
            alignment: arguments.alignment("alignment") ?? .center,
            horizontalSpacing: arguments.number("horizontalSpacing"),
            verticalSpacing: arguments.number("verticalSpacing"), rows: lowering.gridRows(of: cells))
          return [lowering.add(.grid(structure), for: view, children: cells)]
        })
    ],
    examples: [
      Example(
        "Grid:\n  - GridRow: [ { Text: A }, { Text: B } ]\n  - Divider",
        type: "Grid<TupleView<(GridRow<TupleView<(Text, Text)>>, Divider)>>")
    ])
}
