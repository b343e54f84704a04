import GalleyLanguage

extension ModifierDefinition {
  static let compositingGroup = ModifierDefinition(
    "compositingGroup", summary: "Draws the view as one picture before effects are applied.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_CompositingGroupEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ compositingGroup ]", type: "ModifiedContent<Text, _CompositingGroupEffect>")
    ])
}
