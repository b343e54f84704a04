import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let gridColumnAlignment = ModifierDefinition(
    "gridColumnAlignment", summary: "Aligns all cells of the cell's column.", since: .iOS(16), layout: .known,
    overloads: [
      ModifierOverload(
        [.required("guide", .type("HorizontalAlignment"), "How the cells stand in the column.", primary: true)],
        type: .layer("_GridAlignmentModifier"),
        layout: .wrapper { .gridCell(GridCellAttributes(columnAlignment: $0.guide("guide", axis: .horizontal))) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { gridColumnAlignment: trailing } ]",
        type: "ModifiedContent<Color, _GridAlignmentModifier>")
    ])
}
