import GalleyLanguage

extension ModifierDefinition {
  static let geometryGroup = ModifierDefinition(
    "geometryGroup", summary: "Keeps the view's children together while it moves.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_GeometryGroupEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ geometryGroup ]", type: "ModifiedContent<Text, _GeometryGroupEffect>")
    ])
}
