import GalleyLanguage

extension ModifierDefinition {
  static let autocorrectionDisabled = ModifierDefinition(
    "autocorrectionDisabled", summary: "Leaves what people type as it is.", since: .iOS(13),
    overloads: [
      .writing(
        .autocorrectionDisabled,
        .optional("disable", .bool, "Whether it is left; true if left out.", primary: true, nullable: false),
        type: .unknown("autocorrectionDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ autocorrectionDisabled ]",
        type: "ModifiedContent<Text, unknown(autocorrectionDisabled)>")
    ])
}
