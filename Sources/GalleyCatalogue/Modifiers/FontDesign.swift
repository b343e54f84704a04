import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let fontDesign = ModifierDefinition(
    "fontDesign", summary: "Sets the family of the texts in the view.", since: .iOS(16, 1),
    layoutStanding: .unconfirmed,
    overloads: [
      ModifierOverload(
        [
          .required(.design, "The family; nil for that of the font.", primary: true, nullable: true)
        ], type: .transform("Array<AnyFontModifier>").folding(on: (.text, since: .iOS(16, 1))),
        environment: { arguments, environment in
          environment.fontModifiers.design = arguments[.design]
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { fontDesign: rounded } ]", type: "Text"),
      Example(
        "VStack: [ { Text: Hello } ]\nmodifiers: [ { fontDesign: rounded } ]",
        type: "ModifiedContent<VStack<Text>, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>"),
    ])
}

extension ArgumentLabel<FontDesign> {
  fileprivate static var design: Self { Self("design", caseOf: .type("Font.Design")) }
}
