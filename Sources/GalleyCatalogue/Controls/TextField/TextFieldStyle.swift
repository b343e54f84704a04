import GalleyLanguage

extension ModifierDefinition {
  static let textFieldStyle = ModifierDefinition(
    "textFieldStyle", summary: "Sets how text fields in the view look.", since: .iOS(13), layoutStanding: .model,
    overloads: [.style("TextFieldStyle", type: .layer("TextFieldStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "TextField: { title: Name, text: Ann }\nmodifiers: [ { textFieldStyle: roundedBorder } ]",
        type: "ModifiedContent<TextField<Text>, TextFieldStyleModifier<RoundedBorderTextFieldStyle>>")
    ])
}

extension StyleProtocol {
  static let textFieldStyle = StyleProtocol(
    "TextFieldStyle", summary: "How text fields look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle(TextFieldStyle.automatic, "DefaultTextFieldStyle", "What suits the place of the field."),
      BuiltInStyle(TextFieldStyle.plain, "PlainTextFieldStyle", "Nothing but the text."),
      BuiltInStyle(
        TextFieldStyle.roundedBorder, "RoundedBorderTextFieldStyle", "The text inside a rounded border.",
        since: .iOS(13).except(.tvOS, .watchOS)),
      BuiltInStyle(
        TextFieldStyle.squareBorder, "SquareBorderTextFieldStyle", "The text inside a square border.",
        since: .iOS(13).only(.macOS)),
    ],
    example: { style in
      """
      TextField: { title: Name, text: Ann }
      modifiers: [ { textFieldStyle: \(style) } ]
      """
    })
}

/// The styles of text fields that come with SwiftUI, by their short names.
enum TextFieldStyle: String, BuiltInStyleFamily {
  case automatic
  case plain
  case roundedBorder
  case squareBorder

  static var key: String { "TextFieldStyle" }
}
