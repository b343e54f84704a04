import GalleyLanguage

extension ModifierDefinition {
  static let menuStyle = ModifierDefinition(
    "menuStyle", summary: "Sets how menus in the view look.",
    since: .iOS(14).except(.watchOS).on(.tvOS, since: .iOS(17)), layoutStanding: .model,
    overloads: [.style("MenuStyle", type: .layer("MenuStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Menu: { title: More, content: [ { Button: Copy } ] }\nmodifiers: [ { menuStyle: button } ]",
        type: "ModifiedContent<Menu<Text, Button<Text>>, MenuStyleModifier<ButtonMenuStyle>>")
    ])
}

extension StyleProtocol {
  static let menuStyle = StyleProtocol(
    "MenuStyle", summary: "How the button of a menu looks.", since: .iOS(14).except(.watchOS),
    members: [.view("label"), .view("content")],
    styles: [
      BuiltInStyle(MenuStyle.automatic, "DefaultMenuStyle", "What suits the place of the menu."),
      BuiltInStyle(
        MenuStyle.borderedButton, "BorderedButtonMenuStyle",
        "A bordered button; `button` with `bordered` takes its place.",
        since: .iOS(14).only(.macOS)),
      BuiltInStyle(MenuStyle.borderlessButton, "BorderlessButtonMenuStyle", "A button without a border."),
      BuiltInStyle(
        MenuStyle.button, "ButtonMenuStyle", "A button in the button style of the place.",
        since: .iOS(16).except(.watchOS)),
    ],
    example: { style in
      """
      Menu: { title: More, content: [ { Button: Copy } ] }
      modifiers: [ { menuStyle: \(style) } ]
      """
    })
}

/// The styles of menus that come with SwiftUI, by their short names.
enum MenuStyle: String, BuiltInStyleFamily {
  case automatic
  case borderedButton
  case borderlessButton
  case button

  static var key: String { "MenuStyle" }
}
