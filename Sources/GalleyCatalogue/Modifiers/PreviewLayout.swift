import GalleyLanguage

extension ModifierDefinition {
  static let previewLayout = ModifierDefinition(
    "previewLayout", summary: "Sets the room of a preview of the view in Xcode.",
    overloads: [
      ModifierOverload(
        [.required("value", .type("PreviewLayout"), "What it is shown in.", primary: true)],
        type: .trait("PreviewLayoutTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { previewLayout: sizeThatFits } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<PreviewLayoutTraitKey>>")
    ])
}
