import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let symbolVariant = ModifierDefinition(
    "symbolVariant", summary: "Shows a variant of the symbols in the view.", since: .iOS(15), layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.variant, "The variant, such as `fill`; variants of several modifiers add up.", primary: true)],
        type: .transform("SymbolVariants"),
        environment: { arguments, environment in
          if let variant = arguments[.variant] { environment.addSymbolVariant(variant, types: arguments.types) }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { symbolVariant: fill } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<SymbolVariants>>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var variant: Self { Self("variant", .type("SymbolVariants")) }
}
