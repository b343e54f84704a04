import GalleyLanguage

extension ModifierDefinition {
  static let emptyModifier = ModifierDefinition(
    "EmptyModifier", summary: "A modifier that changes nothing, by its type: `modifier: EmptyModifier`.",
    overloads: [ModifierOverload(type: .layer("EmptyModifier"))],
    examples: [
      Example("Text: A\nmodifiers: [ { modifier: EmptyModifier } ]", type: "ModifiedContent<Text, EmptyModifier>")
    ])
}
