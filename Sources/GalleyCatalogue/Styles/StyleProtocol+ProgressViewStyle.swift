import GalleyLanguage

extension StyleProtocol {
  static let progressViewStyle = StyleProtocol(
    "ProgressViewStyle", summary: "How progress looks.", since: .iOS(14),
    members: [
      .view("label", isOptional: true), .view("currentValueLabel", isOptional: true),
      .value("fractionCompleted", .optional(.double)),
    ],
    styles: [
      BuiltInStyle(
        ProgressViewStyle.automatic, "DefaultProgressViewStyle",
        "What suits the progress: a bar if a value is given, else a spinner."),
      BuiltInStyle(ProgressViewStyle.circular, "CircularProgressViewStyle", "A ring, or a spinner."),
      BuiltInStyle(ProgressViewStyle.linear, "LinearProgressViewStyle", "A bar."),
    ])
}

/// The styles of progress views that come with SwiftUI, by their short names.
enum ProgressViewStyle: String, BuiltInStyleFamily {
  case automatic
  case circular
  case linear

  static var key: String { "ProgressViewStyle" }
}
