import GalleyLanguage

extension ModifierDefinition {
  static let submitLabel = ModifierDefinition(
    "submitLabel", summary: "Sets what the return key says.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("submitLabel", .type("SubmitLabel"), "The words.", primary: true)], type: .unknown("submitLabel"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { submitLabel: done } ]", type: "ModifiedContent<Text, unknown(submitLabel)>")
    ])
}
