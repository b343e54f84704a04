import GalleyLanguage

extension ModifierDefinition {
  static let hoverEffectDisabled = ModifierDefinition(
    "hoverEffectDisabled", summary: "Keeps views from changing their look while the pointer is over them.",
    since: .iOS(17).except(.macOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "disabled", .bool, "Whether they are kept from it; true if left out.", primary: true, nullable: false)
        ], type: .unknown("hoverEffectDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ hoverEffectDisabled ]", type: "ModifiedContent<Text, unknown(hoverEffectDisabled)>")
    ])
}
