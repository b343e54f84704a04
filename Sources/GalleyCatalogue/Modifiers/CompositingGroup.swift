import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let compositingGroup = ModifierDefinition(
    "compositingGroup", summary: "Draws the view as one picture before effects are applied.",
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_CompositingGroupEffect"), drawing: .layer { _, _ in .group })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ compositingGroup ]", type: "ModifiedContent<Text, _CompositingGroupEffect>")
    ])
}
