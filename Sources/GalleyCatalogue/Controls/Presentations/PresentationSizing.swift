import GalleyLanguage

extension ModifierDefinition {
  static let presentationSizing = ModifierDefinition(
    "presentationSizing", summary: "Sets how large a sheet is.", since: .iOS(18),
    overloads: [
      ModifierOverload(
        [.required(.sizing, "How large.", primary: true)],
        type: .unknown("presentationSizing"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationSizing: fitted } ]",
        type: "ModifiedContent<Text, unknown(presentationSizing)>")
    ])
}
