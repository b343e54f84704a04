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

extension ViewDefinition {
  static let toolbarTitleMenu = ViewDefinition(
    "ToolbarTitleMenu", summary: "A menu behind the title of a toolbar; it takes no place in the bar.", since: .iOS(16),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [.optional(.content, "The items; those of the title if left out.", nullable: false)],
        type: .generic("ToolbarTitleMenu", .of(.content)), layout: .custom { _, _ in [] })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbar: [ { ToolbarTitleMenu: [ { Button: Rename } ] } ] } ]",
        type: "ModifiedContent<Text, ToolbarModifier<(), TupleToolbarContent<ToolbarTitleMenu<Button<Text>>>>>")
    ])
}
