import GalleyLanguage

extension StyleProtocol {
  static let textEditorStyle = StyleProtocol(
    "TextEditorStyle", summary: "How text editors look.", since: .iOS(17).except(.tvOS, .watchOS),
    members: [])
}
