import GalleyLanguage

extension StyleProtocol {
  static let textFieldStyle = StyleProtocol(
    "TextFieldStyle", summary: "How text fields look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle("automatic", "DefaultTextFieldStyle", "What suits the place of the field."),
      BuiltInStyle("plain", "PlainTextFieldStyle", "Nothing but the text."),
      BuiltInStyle(
        "roundedBorder", "RoundedBorderTextFieldStyle", "The text inside a rounded border.",
        since: .iOS(13).except(.tvOS, .watchOS)),
      BuiltInStyle(
        "squareBorder", "SquareBorderTextFieldStyle", "The text inside a square border.", since: .iOS(13).only(.macOS)),
    ])
}
