import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let fontWidth = ModifierDefinition(
    "fontWidth", summary: "Sets the width of the letters of the texts in the view.", since: .iOS(16), layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required("width", .type("Font.Width"), "The width; nil for that of the font.", primary: true, nullable: true)
        ], type: .transform("Array<AnyFontModifier>").folding(on: (.text, since: .iOS(16))),
        environment: { arguments, environment in
          environment.fontModifiers.width = arguments.caseName("width").flatMap { FontWidth(rawValue: $0) }
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { fontWidth: condensed } ]", type: "Text"),
      Example(
        "VStack: [ { Text: Hello } ]\nmodifiers: [ { fontWidth: condensed } ]",
        type: "ModifiedContent<VStack<Text>, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>"),
    ])
}
