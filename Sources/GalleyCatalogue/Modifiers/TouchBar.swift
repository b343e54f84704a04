import GalleyLanguage

extension ModifierDefinition {
  static let touchBar = ModifierDefinition(
    "touchBar", summary: "Puts views on the strip above the keys.", since: .iOS(13).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required(.content, "The views.", primary: true)], type: .unknown("touchBar"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { touchBar: { Button: Add } } ]",
        type: "ModifiedContent<Text, unknown(touchBar)>")
    ])
}
