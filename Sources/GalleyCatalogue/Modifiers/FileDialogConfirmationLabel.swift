import GalleyLanguage

extension ModifierDefinition {
  static let fileDialogConfirmationLabel = ModifierDefinition(
    "fileDialogConfirmationLabel", summary: "Sets the words of the button in dialogs for files.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("label", .localizedStringKey, "The words.", primary: true)],
        type: .unknown("fileDialogConfirmationLabel"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileDialogConfirmationLabel: Open } ]",
        type: "ModifiedContent<Text, unknown(fileDialogConfirmationLabel)>")
    ])
}
