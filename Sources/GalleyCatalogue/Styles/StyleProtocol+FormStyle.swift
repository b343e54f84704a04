import GalleyLanguage

extension StyleProtocol {
  static let formStyle = StyleProtocol(
    "FormStyle", summary: "How forms look.", since: .iOS(16),
    members: [.view("content")],
    styles: [
      BuiltInStyle("automatic", "AutomaticFormStyle", "What suits the platform: `grouped` on iOS, `columns` on macOS."),
      BuiltInStyle("columns", "ColumnsFormStyle", "Labels and controls in two columns, without scrolling."),
      BuiltInStyle("grouped", "GroupedFormStyle", "Rows in groups."),
    ])
}
