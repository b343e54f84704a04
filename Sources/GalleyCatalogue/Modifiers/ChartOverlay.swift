import GalleyLanguage

extension ModifierDefinition {
  static let chartOverlay = ModifierDefinition(
    "chartOverlay", summary: "Puts views over charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .optional("alignment", .type("Alignment"), "Where they stand; `center` if left out.", nullable: false),
          .required(
            "content", .closureContent([.init("proxy", .unknown)]), "The views; `proxy` leads to places of the chart.",
            primary: true),
        ], type: .unknown("chartOverlay"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartOverlay: { Color: clear } } ]",
        type: "ModifiedContent<Text, unknown(chartOverlay)>")
    ])
}
