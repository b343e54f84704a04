import GalleyLanguage

extension ModifierDefinition {
  static let matchedGeometryEffect = ModifierDefinition(
    "matchedGeometryEffect",
    summary: "Moves between two places when one view takes the place of another with the same id.", since: .iOS(14),
    layout: .model,
    overloads: [
      ModifierOverload(
        [
          .required("id", .anyValue, "What the two views have in common."),
          .required("in", .string, "The namespace of the id."),
          .optional(
            "properties", .type("MatchedGeometryProperties"), "What the views share; `frame` if left out.",
            nullable: false),
          .optional(
            "anchor", .type("UnitPoint"), "The point that positions are taken at; `center` if left out.",
            nullable: false),
          .optional("isSource", .bool, "Whether the view gives the geometry; true if left out.", nullable: false),
        ], type: .layer("_MatchedGeometryEffect", "id"),
        layout: .custom { lowering, modifier, content in lowering.matchedGeometry(modifier, content) })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { matchedGeometryEffect: { id: 1, in: cards } } ]",
        type: "ModifiedContent<Text, _MatchedGeometryEffect<Int>>")
    ])
}
