import GalleyLanguage

extension ModifierDefinition {
  static let defaultFocus = ModifierDefinition(
    "defaultFocus", summary: "Sets which view has the focus at first.",
    since: .iOS(17).on(.macOS, since: .iOS(16)).on(.tvOS, since: .iOS(16)).on(.watchOS, since: .iOS(16)),
    overloads: [
      ModifierOverload(
        [
          .required("binding", .binding(.unknown), "The state that says which view has the focus."),
          .required("value", .anyValue, "Its value at first."),
        ], type: .unknown("defaultFocus"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { defaultFocus: { binding: 0, value: 1 } } ]",
        type: "ModifiedContent<Text, unknown(defaultFocus)>")
    ])
}
