import GalleyLanguage

extension StyleProtocol {
  static let labeledContentStyle = StyleProtocol(
    "LabeledContentStyle", summary: "How content with a label looks.", since: .iOS(16),
    members: [.view("label"), .view("content")],
    styles: [
      BuiltInStyle("automatic", "AutomaticLabeledContentStyle", "What suits the place.")
    ])
}
