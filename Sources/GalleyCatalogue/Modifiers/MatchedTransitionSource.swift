import GalleyLanguage

extension ModifierDefinition {
  static let matchedTransitionSource = ModifierDefinition(
    "matchedTransitionSource", summary: "Marks the view that a zooming transition begins at.", since: .iOS(18),
    overloads: [
      ModifierOverload(
        [
          .required(.id, "What the two views have in common."),
          .required("in", .string, "The namespace of the id."),
        ], type: .unknown("matchedTransitionSource"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { matchedTransitionSource: { id: 1, in: cards } } ]",
        type: "ModifiedContent<Text, unknown(matchedTransitionSource)>")
    ])
}
