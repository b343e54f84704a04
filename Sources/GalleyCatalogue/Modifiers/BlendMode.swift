import GalleyLanguage

extension ModifierDefinition {
  static let blendMode = ModifierDefinition(
    "blendMode", summary: "Sets how the view's colours mix with those behind it.",
    overloads: [
      ModifierOverload(
        [.required("blendMode", .type("BlendMode"), "The rule of mixing.", primary: true)],
        type: .layer("_BlendModeEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { blendMode: multiply } ]", type: "ModifiedContent<Text, _BlendModeEffect>")
    ])
}
