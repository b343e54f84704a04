import GalleyLanguage

extension ModifierDefinition {
  static let listRowHoverEffect = ModifierDefinition(
    "listRowHoverEffect", summary: "Sets what hovering does to rows of lists in the view.",
    since: .iOS(17).only(.visionOS),
    overloads: [
      ModifierOverload(
        [
          .required("effect", .type("HoverEffect"), "The effect; nil for what is usual.", primary: true, nullable: true)
        ], type: .unknown("listRowHoverEffect"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: visionOS 2\nbody:\n  Text: Hello\n  modifiers: [ { listRowHoverEffect: highlight } ]",
        type: "ModifiedContent<Text, unknown(listRowHoverEffect)>")
    ])
}
