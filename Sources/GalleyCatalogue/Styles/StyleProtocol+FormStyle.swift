import GalleyLanguage

extension StyleProtocol {
  static let formStyle = StyleProtocol(
    "FormStyle", summary: "How forms look.", since: .iOS(16),
    members: [.view("content")])
}
