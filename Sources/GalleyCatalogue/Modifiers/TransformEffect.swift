import GalleyLanguage

extension ModifierDefinition {
  static let transformEffect = ModifierDefinition(
    "transformEffect",
    summary: "Changes where the view is drawn by a change of coordinates; its place in the layout stays.",
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.transform, "The change, about the view’s top leading corner.", primary: true)
        ], type: .layer("_TransformEffect"),
        layout: .wrapper { $0.affineTransform })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transformEffect: { tx: 10, ty: 5 } } ]",
        type: "ModifiedContent<Text, _TransformEffect>")
    ])
}
