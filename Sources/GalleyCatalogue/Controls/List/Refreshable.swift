import GalleyLanguage

extension ModifierDefinition {
  static let refreshable = ModifierDefinition(
    "refreshable", summary: "Does something when people pull the view down.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("action", .action, "What is done; nothing if it is left out.", primary: true)],
        type: .unknown("refreshable"), trigger: .refresh)
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { refreshable: [] } ]", type: "ModifiedContent<Text, unknown(refreshable)>")
    ])
}
