import GalleyLanguage

extension ModifierDefinition {
  static let zIndex = ModifierDefinition(
    "zIndex", summary: "Decides which of several views is drawn in front; it never changes layout.",
    overloads: [
      ModifierOverload(
        [
          .required(.value, "Views with a larger value are in front; 0 for those without.", primary: true)
        ],
        type: .layer("_TraitWritingModifier", "ZIndexTraitKey"), drawingHeight: { $0[.value] })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { zIndex: 1 } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<ZIndexTraitKey>>")
    ])
}
