import GalleyLanguage

extension ModifierDefinition {
  static let onHover = ModifierDefinition(
    "onHover", summary: "Does something when the pointer comes over the view or leaves it.",
    since: .iOS(13, 4).except(.watchOS, .tvOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("isHovering", .bool)]), "What is done; `isHovering` says which.",
            primary: true
          ).alsoCalled("action")
        ], type: .layer("_HoverRegionModifier"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { onHover: [] } ]", type: "ModifiedContent<Text, _HoverRegionModifier>")
    ])
}
