import GalleyLanguage

extension ModifierDefinition {
  static let bold = ModifierDefinition(
    "bold", summary: "Makes the texts in the view bold.", layoutStanding: .measured,
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
        environment: { arguments, environment in environment.fontModifiers.isBold = arguments[.isActive] ?? true }
      )
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ bold ]", type: "Text")
    ])
}
