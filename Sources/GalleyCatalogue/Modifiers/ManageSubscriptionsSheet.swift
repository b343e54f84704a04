import GalleyLanguage

extension ModifierDefinition {
  static let manageSubscriptionsSheet = ModifierDefinition(
    "manageSubscriptionsSheet", summary: "Shows the subscriptions of people to an app.",
    since: .iOS(15).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .optional(
            "subscriptionGroupID", .string, "The group of subscriptions; all if left out.", nullable: false,
            since: .iOS(17)),
        ], type: .unknown("manageSubscriptionsSheet"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { manageSubscriptionsSheet: { isPresented: false } } ]",
        type: "ModifiedContent<Text, unknown(manageSubscriptionsSheet)>")
    ])
}
