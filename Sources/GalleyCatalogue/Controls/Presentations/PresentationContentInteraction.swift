import GalleyLanguage

extension ModifierDefinition {
  static let presentationContentInteraction = ModifierDefinition(
    "presentationContentInteraction", summary: "Sets what a swipe in a sheet does first.", since: .iOS(16, 4),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("PresentationContentInteraction"), "What it does.", primary: true)],
        type: .unknown("presentationContentInteraction"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationContentInteraction: scrolls } ]",
        type: "ModifiedContent<Text, unknown(presentationContentInteraction)>")
    ])
}
