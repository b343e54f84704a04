import GalleyLanguage

extension ModifierDefinition {
  static let toolbarBackgroundVisibility = ModifierDefinition(
    "toolbarBackgroundVisibility", summary: "Sets whether anything lies behind a bar.", since: .iOS(18),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .required(.visibility, "Whether anything does.", primary: true),
          .optional(
            .bars, "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], type: .unknown("toolbarBackgroundVisibility"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarBackgroundVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(toolbarBackgroundVisibility)>")
    ])
}
