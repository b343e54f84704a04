import GalleyLanguage

extension StyleProtocol {
  static let menuStyle = StyleProtocol(
    "MenuStyle", summary: "How the button of a menu looks.", since: .iOS(14).except(.watchOS),
    members: [.view("label"), .view("content")])
}
