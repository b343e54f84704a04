import GalleyLanguage

extension ModifierDefinition {
  static let interactiveDismissDisabled = ModifierDefinition(
    "interactiveDismissDisabled", summary: "Keeps people from swiping a sheet away.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "isDisabled", .bool, "Whether they are kept from it; true if left out.", primary: true, nullable: false)
        ], type: .unknown("interactiveDismissDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ interactiveDismissDisabled ]",
        type: "ModifiedContent<Text, unknown(interactiveDismissDisabled)>")
    ])
}
