import GalleyLanguage

extension ModifierDefinition {
  static let handlesExternalEvents = ModifierDefinition(
    "handlesExternalEvents", summary: "Sets which addresses a window opens.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("preferring", .value(.array(.string)), "Parts of addresses that it likes to open."),
          .required("allowing", .value(.array(.string)), "Parts of addresses that it may open."),
        ], type: .unknown("handlesExternalEvents"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { handlesExternalEvents: { preferring: [card], allowing: [card] } } ]",
        type: "ModifiedContent<Text, unknown(handlesExternalEvents)>")
    ])
}
