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
        "automatic", "DefaultProgressViewStyle", "What suits the progress: a bar if a value is given, else a spinner."),
      BuiltInStyle("circular", "CircularProgressViewStyle", "A ring, or a spinner."),
      BuiltInStyle("linear", "LinearProgressViewStyle", "A bar."),
    ])
}
