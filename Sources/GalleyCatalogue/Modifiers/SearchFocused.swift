import GalleyLanguage

extension ModifierDefinition {
  static let searchFocused = ModifierDefinition(
    "searchFocused", summary: "Connects the focus of the search field around the view with a state.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("binding", .binding(.bool), "Whether the field has the focus.", primary: true)],
        type: .unknown("searchFocused")),
      ModifierOverload(
        [
          .required("binding", .binding(.unknown), "The state of the focus."),
          .required("equals", .anyValue, "What the state is while the field has the focus."),
        ], type: .unknown("searchFocused")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { searchFocused: true } ]",
        type: "ModifiedContent<Text, unknown(searchFocused)>")
    ])
}
