import GalleyLanguage

extension ModifierDefinition {
  static let glassBackgroundEffect = ModifierDefinition(
    "glassBackgroundEffect", summary: "Puts glass behind the view.", since: .iOS(17).only(.visionOS),
    overloads: [
      ModifierOverload(
        [
          .optional("in", .shape, "The shape of the glass; a rounded rectangle if left out.", nullable: false),
          .optional(
            "displayMode", .type("GlassBackgroundDisplayMode"), "When it shows; `always` if left out.", primary: true,
            nullable: false),
        ], type: .unknown("glassBackgroundEffect"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: visionOS 2\nbody:\n  Text: Hello\n  modifiers: [ { glassBackgroundEffect: { in: Capsule } } ]",
        type: "ModifiedContent<Text, unknown(glassBackgroundEffect)>"),
      Example(
        "galley: 1\ntarget: visionOS 2\nbody:\n  Text: Hello\n  modifiers: [ glassBackgroundEffect ]",
        type: "ModifiedContent<Text, unknown(glassBackgroundEffect)>"),
    ])
}
