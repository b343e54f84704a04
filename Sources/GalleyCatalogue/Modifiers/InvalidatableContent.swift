import GalleyLanguage

extension ModifierDefinition {
  static let invalidatableContent = ModifierDefinition(
    "invalidatableContent", summary: "Marks content that a widget shows as outdated while it waits for new.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.optional("invalidatable", .bool, "Whether it is; true if left out.", primary: true, nullable: false)],
        type: .unknown("invalidatableContent"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ invalidatableContent ]", type: "ModifiedContent<Text, unknown(invalidatableContent)>"
      )
    ])
}
