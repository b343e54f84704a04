import GalleyLanguage

extension ModifierDefinition {
  static let transform = ModifierDefinition(
    "transform", summary: "Changes a shape by an affine transform.",
    overloads: [
      ModifierOverload(
        [.required(.transform, "The transform.", primary: true)],
        type: .shape("TransformedShape"), receivers: .shapes)
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { transform: { tx: 10 } } ]", type: "TransformedShape<Circle>")
    ])
}
