import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let fontWeight = ModifierDefinition(
    "fontWeight", summary: "Sets the thickness of the texts in the view.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(
            .weight, "The weight; nil for that of the font.", primary: true, nullable: true)
        ],
        type: .layer("_EnvironmentKeyTransformModifier", "Array<AnyFontModifier>").folding(
          on: (.text, since: .iOS(13))),
        receivers: .unless(.text, since: .iOS(16)),
        environment: { arguments, environment in environment.fontModifiers.weight = arguments[.weight] })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { fontWeight: semibold } ]", type: "Text")
    ])
}

extension ArgumentLabel<FontWeight> {
  fileprivate static var weight: Self {
    Self("weight", .type("Font.Weight")) { value, types in
      types.caseName(of: value).flatMap { name in FontWeight.allCases.first { $0.name == name } }
    }
  }
}
