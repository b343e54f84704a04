import GalleyLanguage

extension StyleProtocol {
  static let indexViewStyle = StyleProtocol(
    "IndexViewStyle", summary: "How the dots of pages look.", since: .iOS(14).except(.macOS), isDefinable: false,
    styles: [
      BuiltInStyle(
        "page", "PageIndexViewStyle", "Dots.",
        parameters: [
          .optional(
            "backgroundDisplayMode", .type("PageIndexViewStyle.BackgroundDisplayMode"),
            "When the dots have a background; `automatic` if it is left out.")
        ])
    ])
}
