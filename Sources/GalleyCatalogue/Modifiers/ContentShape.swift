import GalleyLanguage

extension ModifierDefinition {
  static let contentShape = ModifierDefinition(
    "contentShape", summary: "Sets the shape in which taps count.",
    overloads: [
      ModifierOverload(
        [
          .required("shape", .shape, "The shape, in the view's frame.", primary: true),
          .optional("eoFill", .bool, "Whether overlapping parts are left out; false if left out.", nullable: false),
        ],
        type: .layer("_ContentShapeModifier", "shape"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { contentShape: Rectangle } ]",
        type: "ModifiedContent<Text, _ContentShapeModifier<Rectangle>>")
    ])
}
