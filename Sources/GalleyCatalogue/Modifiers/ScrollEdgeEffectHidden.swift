import GalleyLanguage

extension ModifierDefinition {
  static let scrollEdgeEffectHidden = ModifierDefinition(
    "scrollEdgeEffectHidden",
    summary: "Sets whether content fades below the bars at the edges of scroll views in the view.",
    since: .iOS(26).except(.visionOS),
    overloads: [
      ModifierOverload(
        [
          .optional("hidden", .bool, "Whether it does not; true if left out.", primary: true, nullable: false),
          .optional("for", .type("Edge.Set"), "The edges; all if left out.", nullable: false),
        ], type: .unknown("scrollEdgeEffectHidden"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { scrollEdgeEffectHidden: true } ]",
        type: "ModifiedContent<Text, unknown(scrollEdgeEffectHidden)>")
    ])
}
