import GalleyLanguage

extension ModifierDefinition {
  static let scrollBounceBehavior = ModifierDefinition(
    "scrollBounceBehavior", summary: "Sets when scroll views bounce.", since: .iOS(16, 4),
    overloads: [
      ModifierOverload(
        [
          .required("behavior", .type("ScrollBounceBehavior"), "When.", primary: true),
          .optional(.axes, "The directions; vertical if left out.", nullable: false),
        ], type: .unknown("scrollBounceBehavior"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollBounceBehavior: basedOnSize } ]",
        type: "ModifiedContent<Text, unknown(scrollBounceBehavior)>")
    ])
}
