import GalleyLanguage

extension ModifierDefinition {
  static let containerShape = ModifierDefinition(
    "containerShape", summary: "Sets the shape that ContainerRelativeShape inside takes.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required(.shape, "The shape.", primary: true)], type: .layer("_ContainerShapeModifier", .of(.shape)))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { containerShape: { RoundedRectangle: { cornerRadius: 20 } } } ]",
        type: "ModifiedContent<Text, _ContainerShapeModifier<RoundedRectangle>>")
    ])
}
