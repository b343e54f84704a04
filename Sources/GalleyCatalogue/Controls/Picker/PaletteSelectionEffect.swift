import GalleyLanguage

extension ModifierDefinition {
  static let paletteSelectionEffect = ModifierDefinition(
    "paletteSelectionEffect", summary: "Sets how palettes in the view show their selection.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("effect", .type("PaletteSelectionEffect"), "How.", primary: true)],
        type: .unknown("paletteSelectionEffect"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { paletteSelectionEffect: automatic } ]",
        type: "ModifiedContent<Text, unknown(paletteSelectionEffect)>")
    ])
}
