import GalleyLanguage

extension StyleProtocol {
  static let navigationViewStyle = StyleProtocol(
    "NavigationViewStyle", summary: "How navigation views look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle("automatic", "DefaultNavigationViewStyle", "What suits the platform."),
      BuiltInStyle(
        "columns", "ColumnNavigationViewStyle", "Columns beside each other.", since: .iOS(15).except(.tvOS, .watchOS)),
      BuiltInStyle(
        "stack", "StackNavigationViewStyle", "One view at a time.",
        since: .iOS(13).except(.macOS).on(.watchOS, since: .iOS(14))),
    ])
}
