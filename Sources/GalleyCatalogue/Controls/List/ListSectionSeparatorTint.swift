import GalleyLanguage

extension ModifierDefinition {
  static let listSectionSeparatorTint = ModifierDefinition(
    "listSectionSeparatorTint", summary: "Sets the colour of the lines above and below a section of a list.",
    since: .iOS(15).on(.macOS, since: .iOS(16)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("color", .type("Color"), "The colour; nil for the usual one.", primary: true, nullable: true),
          .optional("edges", .type("VerticalEdge.Set"), "The edges; all if left out.", nullable: false),
        ], type: .unknown("listSectionSeparatorTint"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listSectionSeparatorTint: red } ]",
        type: "ModifiedContent<Text, unknown(listSectionSeparatorTint)>")
    ])
}
