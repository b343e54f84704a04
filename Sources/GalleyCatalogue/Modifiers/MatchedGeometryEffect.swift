import GalleyLanguage

extension ModifierDefinition {
  static let matchedGeometryEffect = ModifierDefinition(
    "matchedGeometryEffect",
    summary: "Moves between two places when one view takes the place of another with the same id.", since: .iOS(14),
    layoutStanding: .unconfirmed,
    overloads: [
      ModifierOverload(
        [
          .required(.id, "What the two views have in common."),
          .required(.namespace, "The namespace of the id."),
          .optional(
            .matchedProperties, "What the views share; `frame` if left out.",
            nullable: false),
          .optional(.anchor, "The point that positions are taken at; `center` if left out.", nullable: false),
          .optional(.isSource, "Whether the view gives the geometry; true if left out.", nullable: false),
        ], type: .layer("_MatchedGeometryEffect", .of(.id)),
        layout: .custom { lowering, modifier, content in lowering.matchedGeometry(modifier, content) })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { matchedGeometryEffect: { id: 1, in: cards } } ]",
        type: "ModifiedContent<Text, _MatchedGeometryEffect<Int>>")
    ])
}
