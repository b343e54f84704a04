import GalleyLanguage

extension ModifierDefinition {
  static let baselineOffset = ModifierDefinition(
    "baselineOffset", summary: "Moves the texts in the view up from their line.", layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.baselineOffset, "Points up.", primary: true, numbers: .finite)],
        type: .environment("CGFloat").folding(on: (.text, since: .iOS(13))), receivers: .unless(.text, since: .iOS(16)),
        environment: { arguments, environment in environment.baselineOffset = arguments[.baselineOffset] ?? 0 })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { baselineOffset: 2 } ]", type: "Text")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var baselineOffset: Self { Self("baselineOffset") }
}
