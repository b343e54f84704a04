import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityShowsLargeContentViewer = ModifierDefinition(
    "accessibilityShowsLargeContentViewer", summary: "Shows the view large while a finger rests on it.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional("largeContentView", .content, "What is shown; the view itself if left out.")],
        type: .unknown("accessibilityShowsLargeContentViewer"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ accessibilityShowsLargeContentViewer ]",
        type: "ModifiedContent<Text, unknown(accessibilityShowsLargeContentViewer)>")
    ])
}
