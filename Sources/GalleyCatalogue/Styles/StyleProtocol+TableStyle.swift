import GalleyLanguage

extension StyleProtocol {
  static let tableStyle = StyleProtocol(
    "TableStyle", summary: "How tables look.", since: .iOS(16).except(.tvOS, .watchOS),
    members: [])
}
