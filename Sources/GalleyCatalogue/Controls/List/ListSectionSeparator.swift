import GalleyLanguage

extension ModifierDefinition {
  static let listSectionSeparator = ModifierDefinition(
    "listSectionSeparator", summary: "Shows or hides the lines above and below a section of a list.",
    since: .iOS(15).on(.macOS, since: .iOS(16)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("visibility", .type("Visibility"), "Whether they show.", primary: true),
          .optional("edges", .type("VerticalEdge.Set"), "The edges; all if left out.", nullable: false),
        ], type: .unknown("listSectionSeparator"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listSectionSeparator: hidden } ]",
        type: "ModifiedContent<Text, unknown(listSectionSeparator)>")
    ])
}
