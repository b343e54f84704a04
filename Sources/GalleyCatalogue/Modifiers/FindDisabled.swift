import GalleyLanguage

extension ModifierDefinition {
  static let findDisabled = ModifierDefinition(
    "findDisabled", summary: "Sets whether people can look for words in text editors in the view.",
    since: .iOS(16).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.optional("isDisabled", .bool, "Whether they cannot; true if left out.", primary: true, nullable: false)],
        type: .unknown("findDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ findDisabled ]",
        type: "ModifiedContent<Text, unknown(findDisabled)>")
    ])
}
