import GalleyLanguage

extension ModifierDefinition {
  static let underline = ModifierDefinition(
    "underline", summary: "Draws a line below the texts in the view.",
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
        environment: { arguments, environment in environment.underline = TextLineStyle(arguments) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ underline ]", type: "Text")
    ])
}

extension TextLineStyle {
  /// The line that `underline` or `strikethrough` asks for; nil for none.
  init?(_ arguments: Arguments) {
    guard arguments[.isActive] ?? true else { return nil }
    self.init(color: arguments[.effectColor], pattern: arguments[.linePattern])
  }
}

extension ArgumentLabel<String> {
  static var linePattern: Self { Self("pattern", caseOf: .type("Text.LineStyle.Pattern")) }
}
