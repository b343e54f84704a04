import GalleyLanguage

extension ModifierDefinition {
  static let toolbarBackground = ModifierDefinition(
    "toolbarBackground", summary: "Sets what lies behind a bar, or whether anything does.", since: .iOS(16),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .required(.style, "A colour, gradient or material."),
          .optional(
            .bars, "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], type: .unknown("toolbarBackground")),
      ModifierOverload(
        [
          .required(.visibility, "Whether anything lies behind the bar."),
          .optional(
            .bars, "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], type: .unknown("toolbarBackground")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarBackground: { style: red, for: navigationBar } } ]",
        type: "ModifiedContent<Text, unknown(toolbarBackground)>")
    ])
}
