import GalleyLanguage

extension StyleProtocol {
  static let groupBoxStyle = StyleProtocol(
    "GroupBoxStyle", summary: "How boxes around content look.", since: .iOS(14).except(.tvOS, .watchOS),
    members: [.view("label"), .view("content")],
    styles: [
      BuiltInStyle("automatic", "DefaultGroupBoxStyle", "What suits the platform.")
    ])
}
