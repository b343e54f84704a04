import GalleyLanguage

extension ModifierDefinition {
  static let scrollContentBackground = ModifierDefinition(
    "scrollContentBackground", summary: "Shows or hides the background of lists and other scrolling controls.",
    since: .iOS(16).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .layer("ScrollContentBackgroundModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollContentBackground: hidden } ]",
        type: "ModifiedContent<Text, ScrollContentBackgroundModifier>")
    ])
}
