import GalleyLanguage

extension ModifierDefinition {
  static let refreshable = ModifierDefinition(
    "refreshable", summary: "Does something when people pull the view down.", since: .iOS(15),
    overloads: [
      ModifierOverload([.required("action", .action, "What is done.", primary: true)], type: .unknown("refreshable"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { refreshable: [] } ]", type: "ModifiedContent<Text, unknown(refreshable)>")
    ])
}
