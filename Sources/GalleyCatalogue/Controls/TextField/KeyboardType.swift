import GalleyLanguage

extension ModifierDefinition {
  static let keyboardType = ModifierDefinition(
    "keyboardType", summary: "Sets the keys that the keyboard offers.", since: .iOS(13).except(.macOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("type", .type("UIKeyboardType"), "The keys.", primary: true)], type: .unknown("keyboardType"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { keyboardType: emailAddress } ]",
        type: "ModifiedContent<Text, unknown(keyboardType)>")
    ])
}
