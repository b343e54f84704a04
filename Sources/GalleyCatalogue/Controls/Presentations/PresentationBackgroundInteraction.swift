import GalleyLanguage

extension ModifierDefinition {
  static let presentationBackgroundInteraction = ModifierDefinition(
    "presentationBackgroundInteraction", summary: "Sets whether what lies behind a sheet reacts.", since: .iOS(16, 4),
    overloads: [
      ModifierOverload(
        [.required("interaction", .type("PresentationBackgroundInteraction"), "Whether it does.", primary: true)],
        type: .unknown("presentationBackgroundInteraction"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationBackgroundInteraction: enabled } ]",
        type: "ModifiedContent<Text, unknown(presentationBackgroundInteraction)>")
    ])
}
