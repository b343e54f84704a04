import GalleyLanguage

extension ModifierDefinition {
  static let submitScope = ModifierDefinition(
    "submitScope", summary: "Keeps what people send from the views around.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("isBlocking", .bool, "Whether it is kept; true if left out.", primary: true, nullable: false)],
        type: .unknown("submitScope"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ submitScope ]", type: "ModifiedContent<Text, unknown(submitScope)>")
    ])
}
