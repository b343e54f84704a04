import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let transform = ModifierDefinition(
    "transform", summary: "Changes a shape by an affine transform.",
    overloads: [
      ModifierOverload(
        [.required(.transform, "The transform.", primary: true)],
        type: .shape("TransformedShape"), receivers: .shapes,
        drawing: .outline(
          .transform { arguments in
            guard let numbers = arguments[.transform], numbers.count == 6 else { return nil }
            return Transform(
              a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
              translation: Point(x: numbers[4], y: numbers[5]), anchor: .zero)
          }))
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { transform: { tx: 10 } } ]", type: "TransformedShape<Circle>")
    ])
}
