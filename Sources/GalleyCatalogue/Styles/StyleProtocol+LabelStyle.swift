import GalleyLanguage

extension StyleProtocol {
  static let labelStyle = StyleProtocol(
    "LabelStyle", summary: "How labels of a title and an icon look.", since: .iOS(14),
    members: [.view("title"), .view("icon")])
}
