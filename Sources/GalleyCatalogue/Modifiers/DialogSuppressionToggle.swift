import GalleyLanguage

extension ModifierDefinition {
  static let dialogSuppressionToggle = ModifierDefinition(
    "dialogSuppressionToggle", summary: "Lets people not see dialogs in the view again.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("isSuppressed", .binding(.bool), "Whether they do not see them again.", primary: true)],
        type: .unknown("dialogSuppressionToggle")),
      ModifierOverload(
        [
          .required(.title, "The words beside the box."),
          .required("isSuppressed", .binding(.bool), "Whether they do not see them again."),
        ], type: .unknown("dialogSuppressionToggle")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dialogSuppressionToggle: { isSuppressed: false } } ]",
        type: "ModifiedContent<Text, unknown(dialogSuppressionToggle)>")
    ])
}
