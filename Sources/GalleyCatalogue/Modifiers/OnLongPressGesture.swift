import GalleyLanguage

extension ModifierDefinition {
  static let onLongPressGesture = ModifierDefinition(
    "onLongPressGesture", summary: "Does something when the view is pressed for a while.",
    since: .iOS(13).on(.tvOS, since: .iOS(14)),
    overloads: [
      ModifierOverload(
        [
          .optional(.minimumDuration, "Seconds; 0.5 if left out.", nullable: false, numbers: .openLength),
          .optional(
            "maximumDistance", .number, "How far a finger may move, in points; 10 if left out.", nullable: false,
            numbers: .openLength),
          .optional("perform", .action, "What is done; nothing if it is left out.", primary: true).alsoCalled("action"),
          .optional(
            .onPressingChanged,
            "What is done when the press begins and ends; nothing if it is left out."),
        ], type: .unknown("onLongPressGesture"), trigger: .press)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onLongPressGesture: [] } ]",
        type: "ModifiedContent<Text, unknown(onLongPressGesture)>")
    ])
}
