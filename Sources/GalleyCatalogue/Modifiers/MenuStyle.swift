import GalleyLanguage

extension ModifierDefinition {
  static let menuStyle = ModifierDefinition(
    "menuStyle", summary: "Sets how menus in the view look.",
    since: .iOS(14).except(.watchOS).on(.tvOS, since: .iOS(17)), layout: .model,
    overloads: [.style("MenuStyle", type: .layer("MenuStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Menu: { title: More, content: [ { Button: Copy } ] }\nmodifiers: [ { menuStyle: button } ]",
        type: "ModifiedContent<Menu<Text, Button<Text>>, MenuStyleModifier<ButtonMenuStyle>>")
    ])
}
