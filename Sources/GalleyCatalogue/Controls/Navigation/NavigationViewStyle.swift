import GalleyLanguage

extension ModifierDefinition {
  static let navigationViewStyle = ModifierDefinition(
    "navigationViewStyle", summary: "Sets how navigation views in the view look.",
    since: .iOS(13).on(.watchOS, since: .iOS(14)), layoutStanding: .model,
    overloads: [.style("NavigationViewStyle", type: .layer("NavigationViewStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "NavigationView: [ { Text: One } ]\nmodifiers: [ { navigationViewStyle: stack } ]",
        type: "ModifiedContent<NavigationView<Text>, NavigationViewStyleModifier<StackNavigationViewStyle>>")
    ])
}

extension StyleProtocol {
  static let navigationViewStyle = StyleProtocol(
    "NavigationViewStyle", summary: "How navigation views look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle(NavigationViewStyle.automatic, "DefaultNavigationViewStyle", "What suits the platform."),
      BuiltInStyle(
        NavigationViewStyle.columns, "ColumnNavigationViewStyle", "Columns beside each other.",
        since: .iOS(15).except(.tvOS, .watchOS)),
      BuiltInStyle(
        NavigationViewStyle.stack, "StackNavigationViewStyle", "One view at a time.",
        since: .iOS(13).except(.macOS).on(.watchOS, since: .iOS(14))),
    ],
    example: { style in
      """
      NavigationView: [ { Text: One } ]
      modifiers: [ { navigationViewStyle: \(style) } ]
      """
    })
}

/// The styles of navigation views that come with SwiftUI, by their short names.
enum NavigationViewStyle: String, BuiltInStyleFamily {
  case automatic
  case columns
  case stack

  static var key: String { "NavigationViewStyle" }
}
