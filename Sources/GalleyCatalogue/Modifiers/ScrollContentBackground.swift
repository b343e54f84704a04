import GalleyLanguage

extension ModifierDefinition {
  static let scrollContentBackground = ModifierDefinition(
    "scrollContentBackground", summary: "Shows or hides the background of lists and other scrolling controls.",
    since: .iOS(16).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.required(.visibility, "Whether it shows.", primary: true)],
        type: .layer("ScrollContentBackgroundModifier"),
        drawing: .wishes { $1.showsScrollBackground = $0[.visibility] != .hidden })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollContentBackground: hidden } ]",
        type: "ModifiedContent<Text, ScrollContentBackgroundModifier>")
    ])
}
