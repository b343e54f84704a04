import GalleyLanguage

extension ModifierDefinition {
  static let lineSpacing = ModifierDefinition(
    "lineSpacing", summary: "Adds room between the lines of texts.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.lineSpacing, "Points between lines, beside the font's own.", primary: true, numbers: .length)
        ],
        type: .environment("CGFloat"),
        environment: { arguments, environment in environment.lineSpacing = arguments[.lineSpacing] ?? 0 })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { lineSpacing: 4 } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<CGFloat>>")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var lineSpacing: Self { Self("lineSpacing") }
}
