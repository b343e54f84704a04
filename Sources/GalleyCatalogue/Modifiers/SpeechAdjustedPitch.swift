import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let speechAdjustedPitch = ModifierDefinition(
    "speechAdjustedPitch", summary: "Sets how high assistive technologies speak the texts in the view.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required(
            .value, "From -1 to 1; 0 is the usual pitch.", primary: true, numbers: NumberDomain(least: -1, most: 1))
        ],
        type: .layer("AccessibilityAttachmentModifier").folding(on: (.text, since: .iOS(15))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { speechAdjustedPitch: 0.5 } ]", type: "Text")
    ])
}
