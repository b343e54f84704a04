import GalleyLanguage

extension ModifierDefinition {
  static let textInputSuggestions = ModifierDefinition(
    "textInputSuggestions", summary: "Offers words below a text field.", since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required(.content, "What is offered.", primary: true)], type: .unknown("textInputSuggestions"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { textInputSuggestions: { Text: Ann } } ]",
        type: "ModifiedContent<Text, unknown(textInputSuggestions)>")
    ])
}
