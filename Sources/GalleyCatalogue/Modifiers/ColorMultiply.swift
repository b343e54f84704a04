import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let colorMultiply = ModifierDefinition(
    "colorMultiply", summary: "Mixes a colour into the view by multiplying.",
    overloads: [
      ModifierOverload(
        [.required(.effectColor, "The colour.", primary: true)],
        type: .layer("_ColorMultiplyEffect"),
        drawing: .layer { arguments, context in
          Layer(filter: arguments[.effectColor].map { .multiplied(by: context.styles.color($0)) })
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { colorMultiply: red } ]", type: "ModifiedContent<Text, _ColorMultiplyEffect>")
    ])
}
