import GalleyLanguage

extension ModifierDefinition {
  static let layoutDirectionBehavior = ModifierDefinition(
    "layoutDirectionBehavior",
    summary: "Sets whether what the view draws is mirrored where people read from right to left.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("LayoutDirectionBehavior"), "Whether it is mirrored.", primary: true)],
        type: .layer("_LayoutDirectionBehaviorEffect"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { layoutDirectionBehavior: mirrors } ]",
        type: "ModifiedContent<Text, _LayoutDirectionBehaviorEffect>")
    ])
}
