import GalleyLanguage

extension ModifierDefinition {
  static let presentationCompactAdaptation = ModifierDefinition(
    "presentationCompactAdaptation", summary: "Sets what a presentation becomes where there is little room.",
    since: .iOS(16, 4),
    overloads: [
      ModifierOverload(
        [.required(.adaptation, "What it becomes.", primary: true)],
        type: .unknown("presentationCompactAdaptation")),
      ModifierOverload(
        [
          .required(.horizontalAdaptation, "What it becomes where there is little room across."),
          .required(.verticalAdaptation, "What it becomes where there is little room from top to bottom."),
        ], type: .unknown("presentationCompactAdaptation")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationCompactAdaptation: popover } ]",
        type: "ModifiedContent<Text, unknown(presentationCompactAdaptation)>")
    ])
}
