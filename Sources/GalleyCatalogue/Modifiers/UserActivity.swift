import GalleyLanguage

extension ModifierDefinition {
  static let userActivity = ModifierDefinition(
    "userActivity", summary: "Says what people do here, for other devices.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required("activityType", .string, "The kind of activity."),
          .optional(.isActive, "Whether they do it now; true if left out.", nullable: false),
          .optional("update", .action, "What fills the activity; nothing if it is left out."),
        ], type: .unknown("userActivity"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { userActivity: { activityType: reading, update: [] } } ]",
        type: "ModifiedContent<Text, unknown(userActivity)>")
    ])
}
