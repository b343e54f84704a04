import GalleyLanguage

extension ModifierDefinition {
  static let previewDisplayName = ModifierDefinition(
    "previewDisplayName", summary: "Sets the name of a preview of the view in Xcode.",
    overloads: [
      ModifierOverload(
        [.required("value", .string, "The name; nil for none.", primary: true, nullable: true)],
        type: .trait("PreviewDisplayNameTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { previewDisplayName: Dark } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<PreviewDisplayNameTraitKey>>")
    ])
}
