import GalleyLanguage

extension ModifierDefinition {
  static let submitScope = ModifierDefinition(
    "submitScope", summary: "Keeps what people send from the `onSubmit` of the views around.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.optional(.isBlocking, "Whether it is kept; true if left out.", primary: true, nullable: false)],
        type: .unknown("submitScope"), keepsSubmissions: { $0[.isBlocking] ?? true })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ submitScope ]", type: "ModifiedContent<Text, unknown(submitScope)>")
    ])
}

extension ArgumentLabel<Bool> {
  fileprivate static var isBlocking: Self { Self("isBlocking") }
}
