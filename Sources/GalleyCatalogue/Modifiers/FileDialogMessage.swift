import GalleyLanguage

extension ModifierDefinition {
  static let fileDialogMessage = ModifierDefinition(
    "fileDialogMessage", summary: "Sets the words in dialogs for files.", since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("message", .localizedStringKey, "The words.", primary: true)], type: .unknown("fileDialogMessage"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileDialogMessage: Which card? } ]",
        type: "ModifiedContent<Text, unknown(fileDialogMessage)>")
    ])
}
