import GalleyLanguage

extension ModifierDefinition {
  static let onContinueUserActivity = ModifierDefinition(
    "onContinueUserActivity", summary: "Goes on with what people did on another device.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required("activityType", .string, "The kind of activity."),
          .optional(
            "perform", .closureAction([.init("activity", .unknown)]), "What is done; nothing if it is left out."
          ).alsoCalled("action"),
        ], type: .unknown("onContinueUserActivity"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onContinueUserActivity: { activityType: reading, perform: [] } } ]",
        type: "ModifiedContent<Text, unknown(onContinueUserActivity)>")
    ])
}
