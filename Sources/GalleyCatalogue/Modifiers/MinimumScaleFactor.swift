import GalleyLanguage

extension ModifierDefinition {
  static let minimumScaleFactor = ModifierDefinition(
    "minimumScaleFactor", summary: "Lets texts shrink to fit.", layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [.required(.factor, "The least factor, from 0 to 1.", primary: true, numbers: .fraction)],
        type: .environment("CGFloat"),
        environment: { arguments, environment in environment.minimumScaleFactor = arguments[.factor] ?? 1 })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { minimumScaleFactor: 0.5 } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<CGFloat>>")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var factor: Self { Self("factor") }
}
