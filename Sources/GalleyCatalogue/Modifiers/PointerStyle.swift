import GalleyLanguage

extension ModifierDefinition {
  static let pointerStyle = ModifierDefinition(
    "pointerStyle", summary: "Sets the look of the pointer over the view.", since: .iOS(18).only(.macOS, .visionOS),
    overloads: [
      ModifierOverload(
        [.required("style", .type("PointerStyle"), "The look; nil for the usual one.", primary: true, nullable: true)],
        type: .layer("PointerStyleModifier"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { pointerStyle: link } ]",
        type: "ModifiedContent<Text, PointerStyleModifier>")
    ])
}
