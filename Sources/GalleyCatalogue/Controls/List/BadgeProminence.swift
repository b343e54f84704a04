import GalleyLanguage

extension ModifierDefinition {
  static let badgeProminence = ModifierDefinition(
    "badgeProminence", summary: "Sets how much badges in the view stand out.", since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("prominence", .type("BadgeProminence"), "How much.", primary: true)],
        type: .unknown("badgeProminence"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { badgeProminence: increased } ]",
        type: "ModifiedContent<Text, unknown(badgeProminence)>")
    ])
}
