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
      ModifierOverload(
        [
          .required("forSelectionType", .typeName, "The type of the tags."),
          .required(
            "menu", .closureContent([.init("selection", .array(.unknown), value: .array([]))]),
            "The items; `selection` has the tags that they are for."),
          .optional(
            "primaryAction", .closureAction([.init("selection", .array(.unknown))]),
            "What a double click does; nothing if it is left out."),
        ], since: .iOS(16).except(.watchOS), type: .unknown("contextMenu")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { contextMenu: { menuItems: { Button: Copy } } } ]",
        type: "ModifiedContent<Text, ContextMenuModifier<unknown(contextMenu)>>"),
      Example(
        "Text: Hello\nmodifiers: [ { contextMenu: { forSelectionType: Int, menu: { Button: Copy } } } ]",
        type: "ModifiedContent<Text, unknown(contextMenu)>"),
    ])
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var menuItems: Self { Self("menuItems") }
}
