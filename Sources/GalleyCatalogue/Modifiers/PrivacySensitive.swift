import GalleyLanguage

extension ModifierDefinition {
  static let privacySensitive = ModifierDefinition(
    "privacySensitive", summary: "Marks the view’s content as private.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("sensitive", .bool, "Whether it is; true if left out.", primary: true, nullable: false)],
        type: .unknown("privacySensitive"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ privacySensitive ]", type: "ModifiedContent<Text, unknown(privacySensitive)>")
    ])
}
