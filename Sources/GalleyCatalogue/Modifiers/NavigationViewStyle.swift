import GalleyLanguage

extension ModifierDefinition {
  static let navigationViewStyle = ModifierDefinition(
    "navigationViewStyle", summary: "Sets how navigation views in the view look.",
    since: .iOS(13).on(.watchOS, since: .iOS(14)), layout: .model,
    overloads: [.style("NavigationViewStyle", type: .layer("NavigationViewStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "NavigationView: [ { Text: One } ]\nmodifiers: [ { navigationViewStyle: stack } ]",
        type: "ModifiedContent<NavigationView<Text>, NavigationViewStyleModifier<StackNavigationViewStyle>>")
    ])
}
