import GalleyLanguage

extension ModifierDefinition {
  static let autocapitalization = ModifierDefinition(
    "autocapitalization", summary: "Sets which letters the keyboard capitalises, as before iOS 15.",
    since: .iOS(13).except(.macOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("style", .type("UITextAutocapitalizationType"), "Which.", primary: true)],
        type: .unknown("autocapitalization"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { autocapitalization: none } ]",
        type: "ModifiedContent<Text, unknown(autocapitalization)>")
    ])
}
