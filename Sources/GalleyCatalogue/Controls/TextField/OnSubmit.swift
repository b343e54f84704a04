import GalleyLanguage

extension ModifierDefinition {
  static let onSubmit = ModifierDefinition(
    "onSubmit", summary: "Does something when people send what they typed.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .optional("of", .type("SubmitTriggers"), "What sends it; `text` if left out.", nullable: false),
          .optional("action", .action, "What is done; nothing if it is left out.", primary: true),
        ], type: .layer("OnSubmitModifier"), trigger: .submit)
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { onSubmit: [] } ]", type: "ModifiedContent<Text, OnSubmitModifier>")
    ])
}
