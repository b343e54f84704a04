import GalleyLanguage

extension ModifierDefinition {
  static let fileDialogCustomizationID = ModifierDefinition(
    "fileDialogCustomizationID", summary: "Keeps what people change in dialogs for files under a name.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("id", .string, "The name.", primary: true)], type: .unknown("fileDialogCustomizationID"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileDialogCustomizationID: cards } ]",
        type: "ModifiedContent<Text, unknown(fileDialogCustomizationID)>")
    ])
}
