import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let gridCellAnchor = ModifierDefinition(
    "gridCellAnchor", summary: "Places a cell in its slot by a point of both.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.anchor, "The point of the cell that meets the same point of its slot.", primary: true)
        ], type: .layer("_GridAnchorModifier"),
        layout: .wrapper { .gridCell(GridCellAttributes(anchor: $0[.anchor])) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { gridCellAnchor: topLeading } ]", type: "ModifiedContent<Color, _GridAnchorModifier>"
      )
    ])
}
