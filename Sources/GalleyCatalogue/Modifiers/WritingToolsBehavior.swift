import GalleyLanguage

extension ModifierDefinition {
  static let writingToolsBehavior = ModifierDefinition(
    "writingToolsBehavior", summary: "Sets how far writing tools go in the texts of the view.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("WritingToolsBehavior"), "How far.", primary: true)],
        type: .unknown("writingToolsBehavior"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { writingToolsBehavior: limited } ]",
        type: "ModifiedContent<Text, unknown(writingToolsBehavior)>")
    ])
}
