import GalleyLanguage

extension ModifierDefinition {
  static let hidden = ModifierDefinition(
    "hidden", summary: "Does not draw the view, which keeps its place.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_HiddenModifier"), tapObstacle: { _ in .hidden }, drawing: .hidden)
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ hidden ]", type: "ModifiedContent<Text, _HiddenModifier>")
    ])
}
