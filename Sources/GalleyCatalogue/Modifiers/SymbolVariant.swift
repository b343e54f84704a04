import GalleyLanguage

extension ModifierDefinition {
  static let symbolVariant = ModifierDefinition(
    "symbolVariant", summary: "Shows a variant of the symbols in the view.", since: .iOS(15),
    overloads: [
      .writing(
        "symbolVariants", .required("variant", .type("SymbolVariants"), "The variant, such as `fill`.", primary: true),
        type: .transform("SymbolVariants"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { symbolVariant: fill } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<SymbolVariants>>")
    ])
}
