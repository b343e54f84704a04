import GalleyLanguage

extension ModifierDefinition {
  static let springLoadingBehavior = ModifierDefinition(
    "springLoadingBehavior", summary: "Sets what holding a dragged thing over the view does.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("SpringLoadingBehavior"), "What it does.", primary: true)],
        type: .unknown("springLoadingBehavior"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { springLoadingBehavior: enabled } ]",
        type: "ModifiedContent<Text, unknown(springLoadingBehavior)>")
    ])
}
