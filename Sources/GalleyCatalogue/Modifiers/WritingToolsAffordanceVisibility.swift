import GalleyLanguage

extension ModifierDefinition {
  static let writingToolsAffordanceVisibility = ModifierDefinition(
    "writingToolsAffordanceVisibility", summary: "Shows or hides the button of the writing tools.",
    since: .iOS(18, 4).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("writingToolsAffordanceVisibility"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { writingToolsAffordanceVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(writingToolsAffordanceVisibility)>")
    ])
}
