import GalleyLanguage

extension ModifierDefinition {
  static let equatable = ModifierDefinition(
    "equatable", summary: "Computes the view anew only when it is no longer equal to what it was.",
    overloads: [
      ModifierOverload(
        type: ModifierTypeRule { context, receiver in TypedReceiver(context.generic("EquatableView", [receiver.type])) }
      )
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ equatable ]", type: "EquatableView<Text>")
    ])
}
