import GalleyLanguage

extension ModifierDefinition {
  static let backgroundStyle = ModifierDefinition(
    "backgroundStyle", summary: "Sets what the `background` style stands for in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required(.style, "A colour, gradient or material.", primary: true)],
        type: .layer("_EnvironmentBackgroundStyleModifier", .of(.style)),
        environment: { arguments, environment in environment.backgroundStyle = arguments[.style] })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { backgroundStyle: red } ]",
        type: "ModifiedContent<Text, _EnvironmentBackgroundStyleModifier<Color>>")
    ])
}
