import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityDirectTouch = ModifierDefinition(
    "accessibilityDirectTouch", summary: "Lets touches through to the view while VoiceOver is on.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "isDirectTouchArea", .bool, "Whether they come through; true if left out.", primary: true, nullable: false)
        ], type: .unknown("accessibilityDirectTouch"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityDirectTouch: true } ]",
        type: "ModifiedContent<Text, unknown(accessibilityDirectTouch)>")
    ])
}
