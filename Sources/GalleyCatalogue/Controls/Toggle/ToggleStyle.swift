import GalleyLanguage

extension ModifierDefinition {
  static let toggleStyle = ModifierDefinition(
    "toggleStyle", summary: "Sets how toggles in the view look.", since: .iOS(13), layoutStanding: .model,
    overloads: [.style("ToggleStyle", type: .layer("ToggleStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Toggle: { title: Wi-Fi, isOn: true }\nmodifiers: [ { toggleStyle: switch } ]",
        type: "ModifiedContent<Toggle<Text>, ToggleStyleModifier<SwitchToggleStyle>>")
    ])
}

extension StyleProtocol {
  static let toggleStyle = StyleProtocol(
    "ToggleStyle", summary: "How toggles look.", since: .iOS(13),
    members: [
      .view("label"), .binding("isOn", .bool), .value("isMixed", .bool),
    ],
    styles: [
      BuiltInStyle(ToggleStyle.automatic, "DefaultToggleStyle", "What suits the platform."),
      BuiltInStyle(
        ToggleStyle.button, "ButtonToggleStyle", "A button that stays pressed.",
        since: .iOS(15).on(.watchOS, since: .iOS(16)).on(.tvOS, since: .iOS(18))),
      BuiltInStyle(
        ToggleStyle.checkbox, "CheckboxToggleStyle", "A check box with its label.", since: .iOS(13).only(.macOS)),
      BuiltInStyle(
        ToggleStyle.switch, "SwitchToggleStyle", "A label and a switch.", since: .iOS(13).on(.tvOS, since: .iOS(18)),
        parameters: [.styleTint]),
    ],
    example: { style in
      """
      Toggle: { title: Wi-Fi, isOn: true }
      modifiers: [ { toggleStyle: \(style) } ]
      """
    })
}

/// The styles of toggles that come with SwiftUI, by their short names.
enum ToggleStyle: String, BuiltInStyleFamily {
  case automatic
  case button
  case checkbox
  case `switch`

  static var key: String { "ToggleStyle" }
}
