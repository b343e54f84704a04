import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityHeading = ModifierDefinition(
    "accessibilityHeading", summary: "Makes the view a heading of a level.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("level", .type("AccessibilityHeadingLevel"), "The level.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { accessibilityHeading: h1 } ]", type: "Text")
    ])
}
