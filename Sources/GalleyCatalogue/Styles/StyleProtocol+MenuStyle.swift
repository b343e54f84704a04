import GalleyLanguage

extension StyleProtocol {
  static let menuStyle = StyleProtocol(
    "MenuStyle", summary: "How the button of a menu looks.", since: .iOS(14).except(.watchOS),
    members: [.view("label"), .view("content")],
    styles: [
      BuiltInStyle("automatic", "DefaultMenuStyle", "What suits the place of the menu."),
      BuiltInStyle(
        "borderedButton", "BorderedButtonMenuStyle", "A bordered button; `button` with `bordered` takes its place.",
        since: .iOS(14).only(.macOS)),
      BuiltInStyle("borderlessButton", "BorderlessButtonMenuStyle", "A button without a border."),
      BuiltInStyle(
        "button", "ButtonMenuStyle", "A button in the button style of the place.", since: .iOS(16).except(.watchOS)),
    ])
}
