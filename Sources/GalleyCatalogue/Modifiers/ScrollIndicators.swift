import GalleyLanguage

extension ModifierDefinition {
  static let scrollIndicators = ModifierDefinition(
    "scrollIndicators", summary: "Shows or hides the scroll bars of the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .required("visibility", .type("ScrollIndicatorVisibility"), "Whether they show.", primary: true),
          .optional(.axes, "The directions; both if left out.", nullable: false),
        ], type: .unknown("scrollIndicators"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollIndicators: hidden } ]",
        type: "ModifiedContent<Text, unknown(scrollIndicators)>")
    ])
}
