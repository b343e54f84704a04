import GalleyLanguage

extension ModifierDefinition {
  static let id = ModifierDefinition(
    "id", summary: "Gives the view an identity of its own.",
    overloads: [
      ModifierOverload(
        [
          .required(.id, "The identity; its type shows in the view's type.", primary: true)
        ],
        type: .identity, givesIdentity: true)
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { id: title } ]", type: "IDView<Text, String>")
    ])
}
