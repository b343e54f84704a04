import GalleyLanguage

extension ModifierDefinition {
  static let defaultHoverEffect = ModifierDefinition(
    "defaultHoverEffect", summary: "Sets what hovering does to views in the view.",
    since: .iOS(17).except(.macOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("effect", .type("HoverEffect"), "The effect; nil for what is usual.", primary: true, nullable: true)
        ], type: .unknown("defaultHoverEffect"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { defaultHoverEffect: highlight } ]",
        type: "ModifiedContent<Text, unknown(defaultHoverEffect)>")
    ])
}
