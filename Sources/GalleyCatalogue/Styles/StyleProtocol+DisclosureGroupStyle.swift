import GalleyLanguage

extension StyleProtocol {
  static let disclosureGroupStyle = StyleProtocol(
    "DisclosureGroupStyle", summary: "How disclosure groups look.", since: .iOS(16).except(.tvOS, .watchOS),
    members: [.view("label"), .view("content"), .binding("isExpanded", .bool)],
    styles: [
      BuiltInStyle("automatic", "AutomaticDisclosureGroupStyle", "What suits the place.")
    ])
}
