import GalleyLanguage

extension ModifierDefinition {
  static let actionSheet = ModifierDefinition(
    "actionSheet", summary: "Shows a choice over the view, as before iOS 15.", since: .iOS(13).except(.macOS),
    layoutStanding: .model, figures: ["dialog"],
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required(.content, "The sheet."),
        ], type: .unknown("actionSheet"), layout: .actionSheet, exit: .cancel)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { actionSheet: { isPresented: false, content: { Text: Sure? } } } ]",
        type: "ModifiedContent<Text, unknown(actionSheet)>")
    ])
}
