import GalleyLanguage

extension StyleProtocol {
  static let controlGroupStyle = StyleProtocol(
    "ControlGroupStyle", summary: "How groups of related controls look.", since: .iOS(15).except(.watchOS),
    members: [.view("content"), .view("label")])
}
