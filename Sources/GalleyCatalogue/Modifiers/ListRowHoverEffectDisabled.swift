import GalleyLanguage

extension ModifierDefinition {
  static let listRowHoverEffectDisabled = ModifierDefinition(
    "listRowHoverEffectDisabled", summary: "Sets whether hovering does something to rows of lists in the view.",
    since: .iOS(17).only(.visionOS),
    overloads: [
      ModifierOverload(
        [.optional("disabled", .bool, "Whether it does nothing; true if left out.", primary: true, nullable: false)],
        type: .unknown("listRowHoverEffectDisabled"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: visionOS 2\nbody:\n  Text: Hello\n  modifiers: [ listRowHoverEffectDisabled ]",
        type: "ModifiedContent<Text, unknown(listRowHoverEffectDisabled)>"),
      Example(
        "galley: 1\ntarget: visionOS 2\nbody:\n  Text: Hello\n  modifiers: [ { listRowHoverEffectDisabled: false } ]",
        type: "ModifiedContent<Text, unknown(listRowHoverEffectDisabled)>"),
    ])
}
