import GalleyLanguage

extension ModifierDefinition {
  static let tracking = ModifierDefinition(
    "tracking", summary: "Adds room between the letters of the texts in the view.", layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.tracking, "Points behind every letter.", primary: true, numbers: .finite)],
        type: .environment("CGFloat").folding(on: (.text, since: .iOS(13))), receivers: .unless(.text, since: .iOS(16)),
        environment: { arguments, environment in environment.tracking = arguments[.tracking] ?? 0 })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { tracking: 2 } ]", type: "Text")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var tracking: Self { Self("tracking") }
}
