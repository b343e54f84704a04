import GalleyLanguage

extension ModifierDefinition {
  static let dialogSeverity = ModifierDefinition(
    "dialogSeverity", summary: "Sets how grave dialogs in the view are.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("severity", .type("DialogSeverity"), "How grave.", primary: true)], type: .unknown("dialogSeverity"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dialogSeverity: critical } ]",
        type: "ModifiedContent<Text, unknown(dialogSeverity)>")
    ])
}
