import GalleyLanguage

extension ModifierDefinition {
  static let monospaced = ModifierDefinition(
    "monospaced", summary: "Gives all letters of the texts in the view the same width.", since: .iOS(16),
    layoutStanding: .unconfirmed,
    overloads: [
      ModifierOverload(
        [
          .optional(.isActive, "False leaves the texts as they are; true if left out.", primary: true, nullable: false)
        ], type: .transform("Array<AnyFontModifier>").folding(on: (.text, since: .iOS(16, 4))),
        environment: { arguments, environment in
          environment.fontModifiers.isMonospaced = arguments[.isActive] ?? true
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ monospaced ]", type: "Text")
    ])
}
