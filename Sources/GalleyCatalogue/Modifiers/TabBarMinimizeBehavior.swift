import GalleyLanguage

extension ModifierDefinition {
  static let tabBarMinimizeBehavior = ModifierDefinition(
    "tabBarMinimizeBehavior", summary: "Sets when the bar of a tab view makes itself small.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("TabBarMinimizeBehavior"), "When.", primary: true)],
        type: .unknown("tabBarMinimizeBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { tabBarMinimizeBehavior: onScrollDown } ]",
        type: "ModifiedContent<Text, unknown(tabBarMinimizeBehavior)>")
    ])
}
