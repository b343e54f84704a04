import GalleyLanguage

extension ModifierDefinition {
  static let writingDirection = ModifierDefinition(
    "writingDirection", summary: "Sets how the direction that texts in the view are written in is found.",
    since: .iOS(26),
    overloads: [
      ModifierOverload(
        [.required("strategy", .type("Text.WritingDirectionStrategy"), "How.")], type: .unknown("writingDirection"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { writingDirection: { strategy: layoutBased } } ]",
        type: "ModifiedContent<Text, unknown(writingDirection)>")
    ])
}
