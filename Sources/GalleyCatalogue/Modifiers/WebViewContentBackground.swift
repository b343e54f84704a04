import GalleyLanguage

extension ModifierDefinition {
  static let webViewContentBackground = ModifierDefinition(
    "webViewContentBackground", summary: "Shows or hides what lies behind pages in the view.",
    since: .iOS(26).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("webViewContentBackground"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { webViewContentBackground: hidden } ]",
        type: "ModifiedContent<Text, unknown(webViewContentBackground)>")
    ])
}
