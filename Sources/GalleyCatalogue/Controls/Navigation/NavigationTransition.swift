import GalleyLanguage

extension ModifierDefinition {
  static let navigationTransition = ModifierDefinition(
    "navigationTransition", summary: "Sets how the view comes in when it is navigated to.", since: .iOS(18),
    overloads: [
      ModifierOverload(
        [.required("style", .type("NavigationTransition"), "The way.", primary: true)],
        type: .unknown("navigationTransition"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationTransition: automatic } ]",
        type: "ModifiedContent<Text, unknown(navigationTransition)>")
    ])
}
