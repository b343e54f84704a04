import GalleyLanguage

extension ModifierDefinition {
  static let monospacedDigit = ModifierDefinition(
    "monospacedDigit", summary: "Gives all digits of the texts in the view the same width.", since: .iOS(15),
    layoutStanding: .unconfirmed,
    overloads: [
      ModifierOverload(
        type: .transform("Array<AnyFontModifier>").folding(on: (.text, since: .iOS(15))),
        environment: { _, environment in
          environment.fontModifiers.isMonospacedDigit = true
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ monospacedDigit ]", type: "Text")
    ])
}
