import GalleyLanguage

extension ModifierDefinition {
  static let textContentType = ModifierDefinition(
    "textContentType", summary: "Says what a text field is for.", since: .iOS(13).on(.macOS, since: .iOS(14)),
    overloads: [
      ModifierOverload(
        [
          .required(
            "textContentType", .type("UITextContentType"), "What it is for; nil for nothing special.", primary: true,
            nullable: true)
        ], type: .unknown("textContentType"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { textContentType: username } ]",
        type: "ModifiedContent<Text, unknown(textContentType)>")
    ])
}
