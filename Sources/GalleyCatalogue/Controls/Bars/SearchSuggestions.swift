import GalleyLanguage

extension ModifierDefinition {
  static let searchSuggestions = ModifierDefinition(
    "searchSuggestions", summary: "Offers texts while people type into a search field.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("suggestions", .content, "What is offered.", primary: true)], type: .unknown("searchSuggestions"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { searchSuggestions: { suggestions: { Text: Cards } } } ]",
        type: "ModifiedContent<Text, unknown(searchSuggestions)>")
    ])
}
