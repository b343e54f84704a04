import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let gridColumnAlignment = ModifierDefinition(
    "gridColumnAlignment", summary: "Aligns all cells of the cell's column.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [.required(.guide, "How the cells stand in the column.", primary: true)],
        type: .layer("_GridAlignmentModifier"),
        layout: .wrapper { .gridCell(GridCellAttributes(columnAlignment: $0[.guide])) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { gridColumnAlignment: trailing } ]",
        type: "ModifiedContent<Color, _GridAlignmentModifier>")
    ])
}

extension ArgumentLabel<GuideID> {
  fileprivate static var guide: Self { Self("guide", along: .horizontal) }
}
