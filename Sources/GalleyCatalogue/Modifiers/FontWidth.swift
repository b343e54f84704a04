import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let fontWidth = ModifierDefinition(
    "fontWidth", summary: "Sets the width of the letters of the texts in the view.", since: .iOS(16),
    layoutStanding: .unconfirmed,
    overloads: [
      ModifierOverload(
        [
          .required(.fontWidth, "The width; nil for that of the font.", primary: true, nullable: true)
        ], type: .transform("Array<AnyFontModifier>").folding(on: (.text, since: .iOS(16))),
        environment: { arguments, environment in
          environment.fontModifiers.width = arguments[.fontWidth]
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { fontWidth: condensed } ]", type: "Text"),
      Example(
        "VStack: [ { Text: Hello } ]\nmodifiers: [ { fontWidth: condensed } ]",
        type: "ModifiedContent<VStack<Text>, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>"),
    ])
}

extension ArgumentLabel<FontWidth> {
  fileprivate static var fontWidth: Self { Self("width", caseOf: .type("Font.Width")) }
}
