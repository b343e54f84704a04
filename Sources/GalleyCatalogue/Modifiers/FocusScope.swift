import GalleyLanguage

extension ModifierDefinition {
  static let focusScope = ModifierDefinition(
    "focusScope", summary: "Makes a place in which the focus begins anew.",
    since: .iOS(14).except(.iOS, .iPadOS, .visionOS),
    overloads: [
      ModifierOverload(
        [.required("namespace", .string, "The name of the place.", primary: true)], type: .unknown("focusScope"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { focusScope: cards } ]",
        type: "ModifiedContent<Text, unknown(focusScope)>")
    ])
}
