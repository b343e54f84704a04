import GalleyLanguage

extension ModifierDefinition {
  static let fileExporterFilenameLabel = ModifierDefinition(
    "fileExporterFilenameLabel", summary: "Sets the words before the name in dialogs for saving.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("label", .localizedStringKey, "The words.", primary: true)],
        type: .unknown("fileExporterFilenameLabel"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileExporterFilenameLabel: Save as } ]",
        type: "ModifiedContent<Text, unknown(fileExporterFilenameLabel)>")
    ])
}
