import GalleyLanguage

extension ModifierDefinition {
  static let replaceDisabled = ModifierDefinition(
    "replaceDisabled", summary: "Sets whether people can replace words in text editors in the view.",
    since: .iOS(16).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.optional("isDisabled", .bool, "Whether they cannot; true if left out.", primary: true, nullable: false)],
        type: .unknown("replaceDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ replaceDisabled ]",
        type: "ModifiedContent<Text, unknown(replaceDisabled)>")
    ])
}
