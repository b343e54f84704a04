import GalleyLanguage

extension ModifierDefinition {
  static let pointerVisibility = ModifierDefinition(
    "pointerVisibility", summary: "Shows or hides the pointer over the view.",
    since: .iOS(18).except(.iOS, .iPadOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("pointerVisibility"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { pointerVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(pointerVisibility)>")
    ])
}
