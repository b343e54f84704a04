import GalleyLanguage

extension ModifierDefinition {
  static let fileDialogBrowserOptions = ModifierDefinition(
    "fileDialogBrowserOptions", summary: "Sets what dialogs for files in the view show.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("options", .type("FileDialogBrowserOptions"), "The options.", primary: true)],
        type: .unknown("fileDialogBrowserOptions"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileDialogBrowserOptions: includeHiddenFiles } ]",
        type: "ModifiedContent<Text, unknown(fileDialogBrowserOptions)>")
    ])
}
