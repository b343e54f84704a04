import GalleyLanguage

extension ModifierDefinition {
  static let symbolEffect = ModifierDefinition(
    "symbolEffect", summary: "Runs an animation of the symbols in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("effect", .type("SymbolEffect"), "The animation.", primary: true),
          .optional("options", .type("SymbolEffectOptions"), "How it runs.", nullable: false),
          .optional(.isActive, "Whether it runs; true if left out.", nullable: false),
        ], type: .layer("_IndefiniteSymbolEffectModifier")),
      ModifierOverload(
        [
          .required("effect", .type("SymbolEffect"), "The animation."),
          .optional("options", .type("SymbolEffectOptions"), "How it runs.", nullable: false),
          .required(.anyValue, "It runs whenever this changes."),
        ], type: .layer("_DiscreteSymbolEffectModifier", .of(.anyValue))),
    ],
    examples: [
      Example(
        "Image: { systemName: star }\nmodifiers: [ { symbolEffect: pulse } ]",
        type: "ModifiedContent<Image, _IndefiniteSymbolEffectModifier>"),
      Example(
        "Image: { systemName: star }\nmodifiers: [ { symbolEffect: { effect: bounce, value: 1 } } ]",
        type: "ModifiedContent<Image, _DiscreteSymbolEffectModifier<Int>>"),
    ])
}
