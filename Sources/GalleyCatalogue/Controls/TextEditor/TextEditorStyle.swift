import GalleyLanguage

extension ModifierDefinition {
  static let textEditorStyle = ModifierDefinition(
    "textEditorStyle", summary: "Sets how text editors in the view look.", since: .iOS(17).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [.style("TextEditorStyle", type: .unknown("textEditorStyle"))],
    examples: [
      Example(
        "TextEditor: { text: Hello }\nmodifiers: [ { textEditorStyle: plain } ]",
        type: "ModifiedContent<TextEditor, unknown(textEditorStyle)>")
    ])
}

extension StyleProtocol {
  static let textEditorStyle = StyleProtocol(
    "TextEditorStyle", summary: "How text editors look.", since: .iOS(17).except(.tvOS, .watchOS),
    members: [],
    styles: [
      BuiltInStyle("automatic", "AutomaticTextEditorStyle", "What suits the platform."),
      BuiltInStyle("plain", "PlainTextEditorStyle", "Nothing but the text."),
      BuiltInStyle(
        "roundedBorder", "RoundedBorderTextEditorStyle", "The text inside a rounded border.",
        since: .iOS(17).only(.visionOS)),
    ],
    example: { style in
      """
      TextEditor: { text: Hello }
      modifiers: [ { textEditorStyle: \(style) } ]
      """
    })
}
