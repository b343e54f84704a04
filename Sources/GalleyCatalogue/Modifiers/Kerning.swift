import GalleyLanguage

extension ModifierDefinition {
  static let kerning = ModifierDefinition(
    "kerning", summary: "Adds room between the letters of the texts in the view.", layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.kerning, "Points behind every letter.", primary: true, numbers: .finite)],
        type: .environment("CGFloat").folding(on: (.text, since: .iOS(13))), receivers: .unless(.text, since: .iOS(16)),
        environment: { arguments, environment in environment.kerning = arguments[.kerning] ?? 0 })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { kerning: 2 } ]", type: "Text")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var kerning: Self { Self("kerning") }
}
