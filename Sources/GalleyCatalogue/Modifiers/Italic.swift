import GalleyLanguage

extension ModifierDefinition {
  static let italic = ModifierDefinition(
    "italic", summary: "Makes the texts in the view slanted.", layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [
          .optional(
            .isActive, "False leaves the texts as they are; true if left out.", primary: true, nullable: false,
            since: .iOS(16))
        ],
        type: .layer("_EnvironmentKeyTransformModifier", "Array<AnyFontModifier>").folding(
          on: (.text, since: .iOS(13))),
        receivers: .unless(.text, since: .iOS(16)),
        environment: { arguments, environment in environment.fontModifiers.isItalic = arguments[.isActive] ?? true
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ italic ]", type: "Text")
    ])
}
