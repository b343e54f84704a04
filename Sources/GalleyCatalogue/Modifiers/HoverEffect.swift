import GalleyLanguage

extension ModifierDefinition {
  static let hoverEffect = ModifierDefinition(
    "hoverEffect", summary: "Sets what the view looks like while the pointer is over it.",
    since: .iOS(13, 4).except(.macOS, .watchOS).on(.tvOS, since: .iOS(16)),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "effect", .type("HoverEffect"), "The look; `automatic` if left out.", primary: true, nullable: false)
        ], type: .unknown("hoverEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { hoverEffect: lift } ]", type: "ModifiedContent<Text, unknown(hoverEffect)>")
    ])
}
