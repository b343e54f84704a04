import GalleyLanguage

extension ModifierDefinition {
  static let transition = ModifierDefinition(
    "transition", summary: "Sets how the view comes and goes.",
    overloads: [
      ModifierOverload(
        [.required("t", .type("AnyTransition"), "The way.", primary: true)], type: .trait("TransitionTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transition: opacity } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<TransitionTraitKey>>"),
      Example(
        "Text: Hello\nmodifiers: [ { transition: { move: { edge: leading } } } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<TransitionTraitKey>>"),
    ])
}
