import GalleyLanguage

extension ModifierDefinition {
  static let toolbarTitleMenu = ModifierDefinition(
    "toolbarTitleMenu", summary: "Puts a menu behind the title of the toolbar.", since: .iOS(16),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.content, "The items.", primary: true)], type: .unknown("toolbarTitleMenu"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbarTitleMenu: [ { Button: Rename } ] } ]",
        type: "ModifiedContent<Text, unknown(toolbarTitleMenu)>")
    ])
}
