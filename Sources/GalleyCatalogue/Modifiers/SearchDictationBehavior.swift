import GalleyLanguage

extension ModifierDefinition {
  static let searchDictationBehavior = ModifierDefinition(
    "searchDictationBehavior", summary: "Sets how people speak into a search field.",
    since: .iOS(17).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("dictationBehavior", .type("TextInputDictationBehavior"), "How.", primary: true)],
        type: .unknown("searchDictationBehavior"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { searchDictationBehavior: automatic } ]",
        type: "ModifiedContent<Text, unknown(searchDictationBehavior)>")
    ])
}
