import GalleyLanguage

extension ModifierDefinition {
  static let textInputAutocapitalization = ModifierDefinition(
    "textInputAutocapitalization", summary: "Sets which letters the keyboard capitalises.",
    since: .iOS(15).except(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required(
            "autocapitalization", .type("TextInputAutocapitalization"), "Which; nil for the usual ones.", primary: true,
            nullable: true)
        ], type: .unknown("textInputAutocapitalization"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { textInputAutocapitalization: never } ]",
        type: "ModifiedContent<Text, unknown(textInputAutocapitalization)>")
    ])
}
