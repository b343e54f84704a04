import GalleyLanguage

extension ModifierDefinition {
  static let debug = ModifierDefinition(
    "debug", summary: "Prints the type of what it is applied to, and adds nothing to it.",
    overloads: [
      ModifierOverload(
        [],
        type: .unchanged, printsType: true)
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ debug ]", type: "Text")
    ])
}
