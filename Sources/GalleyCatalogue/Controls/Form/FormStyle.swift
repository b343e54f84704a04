import GalleyLanguage

extension ModifierDefinition {
  static let formStyle = ModifierDefinition(
    "formStyle", summary: "Sets how forms in the view look.", since: .iOS(16), layoutStanding: .model,
    overloads: [.style("FormStyle", type: .layer("FormStyleWritingModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Form: [ { Text: One } ]\nmodifiers: [ { formStyle: grouped } ]",
        type: "ModifiedContent<Form<Text>, FormStyleWritingModifier<GroupedFormStyle>>")
    ])
}

extension StyleProtocol {
  static let formStyle = StyleProtocol(
    "FormStyle", summary: "How forms look.", since: .iOS(16),
    members: [.view("content")],
    styles: [
      BuiltInStyle(
        FormStyle.automatic, "AutomaticFormStyle", "What suits the platform: `grouped` on iOS, `columns` on macOS."),
      BuiltInStyle(FormStyle.columns, "ColumnsFormStyle", "Labels and controls in two columns, without scrolling."),
      BuiltInStyle(FormStyle.grouped, "GroupedFormStyle", "Rows in groups."),
    ],
    example: { style in
      """
      Form: [ { Toggle: { title: Wi-Fi, isOn: true } } ]
      modifiers: [ { formStyle: \(style) } ]
      """
    })
}

/// The styles of forms that come with SwiftUI, by their short names.
enum FormStyle: String, BuiltInStyleFamily {
  case automatic
  case columns
  case grouped

  static var key: String { "FormStyle" }
}
