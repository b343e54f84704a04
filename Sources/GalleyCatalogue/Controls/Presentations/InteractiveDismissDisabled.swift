import GalleyLanguage

extension ModifierDefinition {
  static let interactiveDismissDisabled = ModifierDefinition(
    "interactiveDismissDisabled", summary: "Keeps people from swiping a sheet away.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .optional(
            .isDisabled, "Whether they are kept from it; true if left out.", primary: true, nullable: false)
        ], type: .unknown("interactiveDismissDisabled"), keepsPresented: { $0[.isDisabled] ?? true })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ interactiveDismissDisabled ]",
        type: "ModifiedContent<Text, unknown(interactiveDismissDisabled)>")
    ])
}

extension ArgumentLabel<Bool> {
  fileprivate static var isDisabled: Self { Self("isDisabled") }
}
