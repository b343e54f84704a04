import GalleyLanguage

extension ModifierDefinition {
  static let textSelection = ModifierDefinition(
    "textSelection", summary: "Lets people select the texts in the view, or not.",
    since: .iOS(15).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("selectability", .type("TextSelectability"), "Whether they can.", primary: true)],
        type: .unknown("textSelection"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { textSelection: enabled } ]", type: "ModifiedContent<Text, unknown(textSelection)>")
    ])
}
