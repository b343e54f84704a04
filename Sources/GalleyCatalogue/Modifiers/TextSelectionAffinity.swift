import GalleyLanguage

extension ModifierDefinition {
  static let textSelectionAffinity = ModifierDefinition(
    "textSelectionAffinity", summary: "Sets which line the end of a selection belongs to.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("affinity", .type("TextSelectionAffinity"), "Which.", primary: true)],
        type: .unknown("textSelectionAffinity"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { textSelectionAffinity: upstream } ]",
        type: "ModifiedContent<Text, unknown(textSelectionAffinity)>")
    ])
}
