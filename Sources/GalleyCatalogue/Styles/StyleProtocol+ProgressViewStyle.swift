import GalleyLanguage

extension StyleProtocol {
  static let progressViewStyle = StyleProtocol(
    "ProgressViewStyle", summary: "How progress looks.", since: .iOS(14),
    members: [
      .view("label", isOptional: true), .view("currentValueLabel", isOptional: true),
      .value("fractionCompleted", .optional(.double)),
    ])
}
