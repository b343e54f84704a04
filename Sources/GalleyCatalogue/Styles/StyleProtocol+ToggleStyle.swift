import GalleyLanguage

extension StyleProtocol {
  static let toggleStyle = StyleProtocol(
    "ToggleStyle", summary: "How toggles look.", since: .iOS(13),
    members: [
      .view("label"), .binding("isOn", .bool), .value("isMixed", .bool),
    ])
}
