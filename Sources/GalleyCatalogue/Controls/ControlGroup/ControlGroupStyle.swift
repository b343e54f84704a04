import GalleyLanguage

extension ModifierDefinition {
  static let controlGroupStyle = ModifierDefinition(
    "controlGroupStyle", summary: "Sets how control groups in the view look.",
    since: .iOS(15).except(.watchOS).on(.tvOS, since: .iOS(17)), layoutStanding: .model,
    overloads: [.style("ControlGroupStyle", type: .layer("ControlGroupStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "ControlGroup: [ { Button: One } ]\nmodifiers: [ { controlGroupStyle: navigation } ]",
        type: "ModifiedContent<ControlGroup<Button<Text>>, ControlGroupStyleModifier<NavigationControlGroupStyle>>")
    ])
}

extension StyleProtocol {
  static let controlGroupStyle = StyleProtocol(
    "ControlGroupStyle", summary: "How groups of related controls look.", since: .iOS(15).except(.watchOS),
    members: [.view("content"), .view("label")],
    styles: [
      BuiltInStyle(ControlGroupStyle.automatic, "AutomaticControlGroupStyle", "What suits the place of the group."),
      BuiltInStyle(
        ControlGroupStyle.compactMenu, "CompactMenuControlGroupStyle", "A menu, or a row of symbols in a menu.",
        since: .iOS(16, 4).except(.watchOS).on(.tvOS, since: .iOS(17))),
      BuiltInStyle(
        ControlGroupStyle.menu, "MenuControlGroupStyle", "A menu.",
        since: .iOS(16, 4).except(.watchOS).on(.tvOS, since: .iOS(17))),
      BuiltInStyle(
        ControlGroupStyle.navigation, "NavigationControlGroupStyle", "Buttons as in a navigation bar.",
        since: .iOS(15).except(.watchOS).on(.tvOS, since: .iOS(17))),
      BuiltInStyle(
        ControlGroupStyle.palette, "PaletteControlGroupStyle", "A row of symbols.",
        since: .iOS(17).except(.tvOS, .watchOS)),
    ],
    example: { style in
      """
      ControlGroup: [ { Button: Copy }, { Button: Paste } ]
      modifiers: [ { controlGroupStyle: \(style) } ]
      """
    })
}

/// The styles of groups of controls that come with SwiftUI, by their short names.
enum ControlGroupStyle: String, BuiltInStyleFamily {
  case automatic
  case compactMenu
  case menu
  case navigation
  case palette

  static var key: String { "ControlGroupStyle" }
}
