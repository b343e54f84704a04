import GalleyLanguage

extension ModifierDefinition {
  static let backgroundExtensionEffect = ModifierDefinition(
    "backgroundExtensionEffect", summary: "Draws a mirrored and blurred copy of the view under bars beside it.",
    since: .iOS(26),
    overloads: [
      ModifierOverload(
        [], type: .unknown("backgroundExtensionEffect"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ backgroundExtensionEffect ]",
        type: "ModifiedContent<Text, unknown(backgroundExtensionEffect)>")
    ])
}
