import GalleyLanguage

extension ModifierDefinition {
  static let chartBackground = ModifierDefinition(
    "chartBackground", summary: "Puts views behind charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .optional("alignment", .type("Alignment"), "Where they stand; `center` if left out.", nullable: false),
          .required(
            "content", .closureContent([.init("proxy", .unknown)]), "The views; `proxy` leads to places of the chart.",
            primary: true),
        ], type: .unknown("chartBackground"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartBackground: { Color: clear } } ]",
        type: "ModifiedContent<Text, unknown(chartBackground)>")
    ])
}
