import GalleyLanguage

extension ModifierDefinition {
  static let contentShape = ModifierDefinition(
    "contentShape", summary: "Sets the shape in which taps count.",
    overloads: [
      ModifierOverload(
        [
          .required(.shape, "The shape, in the view's frame.", primary: true),
          .optional("eoFill", .bool, "Whether overlapping parts are left out; false if left out.", nullable: false),
        ],
        type: .layer("_ContentShapeModifier", .of(.shape))),
      ModifierOverload(
        [
          .required("kind", .type("ContentShapeKinds"), "What the shape is for."),
          .required(.shape, "The shape, in the view's frame."),
          .optional("eoFill", .bool, "Whether overlapping parts are left out; false if left out.", nullable: false),
        ],
        since: .iOS(15), type: .layer("_ContentShapeKindModifier", .of(.shape))),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { contentShape: Rectangle } ]",
        type: "ModifiedContent<Text, _ContentShapeModifier<Rectangle>>"),
      Example(
        "Text: Hello\nmodifiers: [ { contentShape: { kind: dragPreview, shape: capsule } } ]",
        type: "ModifiedContent<Text, _ContentShapeKindModifier<Capsule>>"),
    ])
}
