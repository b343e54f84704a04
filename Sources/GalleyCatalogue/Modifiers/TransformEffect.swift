import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let transformEffect = ModifierDefinition(
    "transformEffect",
    summary: "Changes where the view is drawn by a change of coordinates; its place in the layout stays.",
    layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required(
            "transform", .type("CGAffineTransform"), "The change, about the view’s top leading corner.", primary: true)
        ], type: .layer("_TransformEffect"),
        layout: .wrapper { arguments in
          guard let values = arguments.fields("transform"), values.count == 6 else { return nil }
          return .transform(
            Transform(
              a: values[0], b: values[1], c: values[2], d: values[3], translation: Point(x: values[4], y: values[5]),
              anchor: UnitPoint(x: 0, y: 0)))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transformEffect: { tx: 10, ty: 5 } } ]",
        type: "ModifiedContent<Text, _TransformEffect>")
    ])
}
