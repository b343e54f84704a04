import GalleyLanguage

extension ModifierDefinition {
  static let contextMenu = ModifierDefinition(
    "contextMenu", summary: "Shows a menu when the view is pressed for a while.",
    since: .iOS(13).except(.watchOS).on(.tvOS, since: .iOS(14)),
    overloads: [
      ModifierOverload(
        [.required(.menuItems, "The items.", primary: true)], type: ModifierTypeRule.contextMenu(.menuItems),
        menu: .menuItems),
      ModifierOverload(
        [
          .required(.menuItems, "The items."),
          .required("preview", .content, "What is shown above the menu."),
        ], since: .iOS(16), type: .unknown("contextMenu"), menu: .menuItems),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { contextMenu: { menuItems: { Button: Copy } } } ]",
        type: "ModifiedContent<Text, ContextMenuModifier<unknown(contextMenu)>>")
    ])
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var menuItems: Self { Self("menuItems") }
}
