import GalleyLanguage

extension ModifierDefinition {
  static let textInputCompletion = ModifierDefinition(
    "textInputCompletion", summary: "Sets the words that an offered view stands for.", since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("completion", .string, "The words.", primary: true)], type: .unknown("textInputCompletion"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { textInputCompletion: Ann } ]",
        type: "ModifiedContent<Text, unknown(textInputCompletion)>")
    ])
}
