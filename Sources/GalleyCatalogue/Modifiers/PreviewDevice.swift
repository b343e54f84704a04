import GalleyLanguage

extension ModifierDefinition {
  static let previewDevice = ModifierDefinition(
    "previewDevice", summary: "Sets the device of a preview of the view in Xcode.",
    overloads: [
      ModifierOverload(
        [.required("value", .string, "The device; nil for the one that is chosen.", primary: true, nullable: true)],
        type: .trait("PreviewDeviceTraitKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { previewDevice: iPhone 15 } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<PreviewDeviceTraitKey>>")
    ])
}
