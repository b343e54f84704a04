import GalleyLanguage

extension ModifierDefinition {
  static let toolbarVisibility = ModifierDefinition(
    "toolbarVisibility", summary: "Shows or hides a bar.", since: .iOS(18), layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .required(.visibility, "Whether the bar shows.", primary: true),
          .optional(
            .bars, "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], type: .unknown("toolbarVisibility"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(toolbarVisibility)>")
    ])
}
