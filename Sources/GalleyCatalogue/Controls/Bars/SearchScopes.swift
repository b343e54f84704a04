import GalleyLanguage

extension ModifierDefinition {
  static let searchScopes = ModifierDefinition(
    "searchScopes", summary: "Lets people choose where a search looks.", since: .iOS(16).except(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("scope", .binding(.unknown), "The choice."), .required("scopes", .content, "The choices.")],
        type: .unknown("searchScopes"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { searchScopes: { scope: 0, scopes: { Text: All } } } ]",
        type: "ModifiedContent<Text, unknown(searchScopes)>")
    ])
}
