import GalleyLanguage

extension ModifierDefinition {
  static let fileDialogDefaultDirectory = ModifierDefinition(
    "fileDialogDefaultDirectory", summary: "Sets where dialogs for files begin.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("defaultDirectory", .type("URL"), "The folder.", primary: true, nullable: true)],
        type: .unknown("fileDialogDefaultDirectory"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileDialogDefaultDirectory: \"file:///tmp\" } ]",
        type: "ModifiedContent<Text, unknown(fileDialogDefaultDirectory)>")
    ])
}
