import GalleyLanguage

extension ModifierDefinition {
  static let underline = ModifierDefinition(
    "underline", summary: "Draws a line below the texts in the view.",
    overloads: [
      ModifierOverload(
        [
          .optional(.isActive, "False draws none; true if left out.", primary: true, nullable: false),
          .optional(
            "pattern", .type("Text.LineStyle.Pattern"), "The line's pattern.", nullable: false, since: .iOS(16)),
          .optional("color", .type("Color"), "The line's colour; that of the text if left out."),
        ],
        type: .environment("Optional<Text.LineStyle>").folding(on: (.text, since: .iOS(13))),
        receivers: .unless(.text, since: .iOS(16)))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ underline ]", type: "Text")
    ])
}
