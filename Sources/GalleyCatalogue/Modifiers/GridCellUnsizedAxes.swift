import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let gridCellUnsizedAxes = ModifierDefinition(
    "gridCellUnsizedAxes", summary: "Keeps a cell from asking for more room than its slot has anyway.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.axes, "The directions in which the cell does not size the grid.", primary: true)
        ], type: .layer("_GridUnsizedAxesModifier"),
        layout: .wrapper { .gridCell(GridCellAttributes(unsizedAxes: $0[.axes] ?? [])) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { gridCellUnsizedAxes: horizontal } ]",
        type: "ModifiedContent<Color, _GridUnsizedAxesModifier>")
    ])
}
