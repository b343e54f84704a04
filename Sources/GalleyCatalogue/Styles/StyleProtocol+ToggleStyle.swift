import GalleyLanguage

extension StyleProtocol {
  static let toggleStyle = StyleProtocol(
    "ToggleStyle", summary: "How toggles look.", since: .iOS(13),
    members: [
      .view("label"), .binding("isOn", .bool), .value("isMixed", .bool),
    ],
    styles: [
      BuiltInStyle("automatic", "DefaultToggleStyle", "What suits the platform."),
      BuiltInStyle(
        "button", "ButtonToggleStyle", "A button that stays pressed.",
        since: .iOS(15).on(.watchOS, since: .iOS(16)).on(.tvOS, since: .iOS(18))),
      BuiltInStyle("checkbox", "CheckboxToggleStyle", "A check box with its label.", since: .iOS(13).only(.macOS)),
      BuiltInStyle("switch", "SwitchToggleStyle", "A label and a switch.", since: .iOS(13).on(.tvOS, since: .iOS(18))),
    ])
}
