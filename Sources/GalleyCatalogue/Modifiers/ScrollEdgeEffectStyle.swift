import GalleyLanguage

extension ModifierDefinition {
  static let scrollEdgeEffectStyle = ModifierDefinition(
    "scrollEdgeEffectStyle", summary: "Sets how content fades below the bars at the edges of scroll views in the view.",
    since: .iOS(26).except(.visionOS),
    overloads: [
      ModifierOverload(
        [
          .required("style", .type("ScrollEdgeEffectStyle"), "How; nil for what is usual.", nullable: true),
          .required("for", .type("Edge.Set"), "The edges."),
        ], type: .unknown("scrollEdgeEffectStyle"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { scrollEdgeEffectStyle: { style: soft, for: top } } ]",
        type: "ModifiedContent<Text, unknown(scrollEdgeEffectStyle)>")
    ])
}
