import GalleyLanguage

extension ModifierDefinition {
  static let fileDialogImportsUnresolvedAliases = ModifierDefinition(
    "fileDialogImportsUnresolvedAliases", summary: "Sets whether dialogs for files hand out aliases as they are.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("imports", .bool, "Whether they do.", primary: true)],
        type: .unknown("fileDialogImportsUnresolvedAliases"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileDialogImportsUnresolvedAliases: true } ]",
        type: "ModifiedContent<Text, unknown(fileDialogImportsUnresolvedAliases)>")
    ])
}
