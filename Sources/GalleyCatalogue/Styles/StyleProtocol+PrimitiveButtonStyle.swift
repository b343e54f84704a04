import GalleyLanguage

extension StyleProtocol {
  static let primitiveButtonStyle = StyleProtocol(
    "PrimitiveButtonStyle", summary: "How buttons look and when their action runs.", since: .iOS(13),
    key: "ButtonStyle",
    members: [.view("label"), .value("role", .optional(.builtIn("ButtonRole")))],
    styles: [
      BuiltInStyle("automatic", "DefaultButtonStyle", "What suits the place of the button."),
      BuiltInStyle(
        "accessoryBar", "AccessoryBarButtonStyle", "A button in the accessory bar of a Mac's window.",
        since: .iOS(17).only(.macOS)),
      BuiltInStyle(
        "accessoryBarAction", "AccessoryBarActionButtonStyle",
        "A button with an action in the accessory bar of a Mac's window.", since: .iOS(17).only(.macOS)),
      BuiltInStyle("bordered", "BorderedButtonStyle", "A border, or a plate on iOS.", since: .iOS(15)),
      BuiltInStyle("borderedProminent", "BorderedProminentButtonStyle", "A plate in the tint colour.", since: .iOS(15)),
      BuiltInStyle(
        "borderless", "BorderlessButtonStyle", "Nothing but the label, tinted.",
        since: .iOS(13).on(.tvOS, since: .iOS(17)).on(.watchOS, since: .iOS(15))),
      BuiltInStyle("card", "CardButtonStyle", "A card that lifts when it is focused.", since: .iOS(14).only(.tvOS)),
      BuiltInStyle("glass", "GlassButtonStyle", "A plate of glass.", since: .iOS(26).except(.visionOS)),
      BuiltInStyle(
        "glassProminent", "GlassProminentButtonStyle", "A plate of tinted glass.", since: .iOS(26).except(.visionOS)),
      BuiltInStyle("link", "LinkButtonStyle", "Looks like a link.", since: .iOS(13).only(.macOS)),
      BuiltInStyle("plain", "PlainButtonStyle", "Nothing but the label as it is, until it is pressed."),
    ])
}
