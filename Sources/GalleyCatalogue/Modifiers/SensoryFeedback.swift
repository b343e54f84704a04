import GalleyLanguage

extension ModifierDefinition {
  static let sensoryFeedback = ModifierDefinition(
    "sensoryFeedback", summary: "Lets people feel or hear something whenever a value changes.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("feedback", .type("SensoryFeedback"), "What they feel or hear."),
          .required("trigger", .anyValue, "The value."),
        ], type: .unknown("sensoryFeedback"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { sensoryFeedback: { feedback: success, trigger: 1 } } ]",
        type: "ModifiedContent<Text, unknown(sensoryFeedback)>")
    ])
}
