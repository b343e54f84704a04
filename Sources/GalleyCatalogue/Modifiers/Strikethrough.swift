import GalleyLanguage

extension ModifierDefinition {
  static let strikethrough = ModifierDefinition(
    "strikethrough", summary: "Draws a line through the texts in the view.",
    overloads: [
      ModifierOverload(
        [
          .optional(.isActive, "False draws none; true if left out.", primary: true, nullable: false),
          .optional(
            .linePattern, "The line's pattern.", nullable: false, since: .iOS(16)),
          .optional(.effectColor, "The line's colour; that of the text if left out."),
        ],
        type: .environment("Optional<Text.LineStyle>").folding(on: (.text, since: .iOS(13))),
        receivers: .unless(.text, since: .iOS(16)),
        environment: { arguments, environment in environment.strikethrough = TextLineStyle(arguments) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ strikethrough ]", type: "Text")
    ])
}
