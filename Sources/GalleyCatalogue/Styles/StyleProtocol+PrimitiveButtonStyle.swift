import GalleyLanguage

extension StyleProtocol {
  static let primitiveButtonStyle = StyleProtocol(
    "PrimitiveButtonStyle", summary: "How buttons look and when their action runs.", since: .iOS(13),
    key: "ButtonStyle",
    members: [.view("label"), .value("role", .optional(.builtIn("ButtonRole")))],
    styles: [
      BuiltInStyle("automatic", "DefaultButtonStyle", "What suits the place of the button."),
      BuiltInStyle("bordered", "BorderedButtonStyle", "A border, or a plate on iOS.", since: .iOS(15)),
      BuiltInStyle(
        "borderedProminent", "BorderedProminentButtonStyle", "A plate in the tint colour.", since: .iOS(15)),
      BuiltInStyle(
        "borderless", "BorderlessButtonStyle", "Nothing but the label, tinted.", since: .iOS(13)),
      BuiltInStyle("plain", "PlainButtonStyle", "Nothing but the label as it is, until it is pressed."),
    ])
}
