import GalleyLanguage

extension ModifierDefinition {
  static let projectionEffect = ModifierDefinition(
    "projectionEffect", summary: "Changes what the view draws by a projection; its place in the layout stays.",
    overloads: [
      ModifierOverload(
        [
          .required(.transform, "The change; only the part without perspective can be written.", primary: true)
        ], type: .layer("_ProjectionEffect"), layout: .wrapper { $0.affineTransform })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { projectionEffect: { b: 0.2 } } ]", type: "ModifiedContent<Text, _ProjectionEffect>"
      )
    ])
}
