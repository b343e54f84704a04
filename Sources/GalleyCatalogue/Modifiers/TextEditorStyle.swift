import GalleyLanguage

extension ModifierDefinition {
  static let textEditorStyle = ModifierDefinition(
    "textEditorStyle", summary: "Sets how text editors in the view look.", since: .iOS(17).except(.tvOS, .watchOS),
    layout: .model,
    overloads: [.style("TextEditorStyle", type: .unknown("textEditorStyle"))],
    examples: [
      Example(
        "TextEditor: { text: Hello }\nmodifiers: [ { textEditorStyle: plain } ]",
        type: "ModifiedContent<TextEditor, unknown(textEditorStyle)>")
    ])
}
