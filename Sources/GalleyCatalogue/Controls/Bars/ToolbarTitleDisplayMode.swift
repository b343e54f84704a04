import GalleyLanguage

extension ModifierDefinition {
  static let toolbarTitleDisplayMode = ModifierDefinition(
    "toolbarTitleDisplayMode", summary: "Sets how the toolbar shows its title.", since: .iOS(17),
    layoutStanding: .model,
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.titleMode, "How.", primary: true)],
        type: .unknown("toolbarTitleDisplayMode"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarTitleDisplayMode: inline } ]",
        type: "ModifiedContent<Text, unknown(toolbarTitleDisplayMode)>")
    ])
}
