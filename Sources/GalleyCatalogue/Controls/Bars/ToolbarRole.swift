import GalleyLanguage

extension ModifierDefinition {
  static let toolbarRole = ModifierDefinition(
    "toolbarRole", summary: "Sets what the toolbar is for.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("role", .type("ToolbarRole"), "What it is for.", primary: true)], type: .unknown("toolbarRole"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarRole: editor } ]", type: "ModifiedContent<Text, unknown(toolbarRole)>")
    ])
}
