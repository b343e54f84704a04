import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let gridCellColumns = ModifierDefinition(
    "gridCellColumns", summary: "Makes a cell span several columns.", since: .iOS(16), layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.count, "The number of columns.", primary: true, numbers: NumberDomain(least: 1, fatalBelow: 0))
        ], type: .layer("_GridCellSizeModifier"),
        layout: .wrapper { .gridCell(GridCellAttributes(columns: $0[.count])) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { gridCellColumns: 2 } ]", type: "ModifiedContent<Color, _GridCellSizeModifier>")
    ])
}
