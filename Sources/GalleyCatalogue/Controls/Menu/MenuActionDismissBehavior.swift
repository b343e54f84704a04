import GalleyLanguage

extension ModifierDefinition {
  static let menuActionDismissBehavior = ModifierDefinition(
    "menuActionDismissBehavior", summary: "Sets whether actions close their menu.", since: .iOS(16, 4).except(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("MenuActionDismissBehavior"), "Whether they do.", primary: true)],
        type: .unknown("menuActionDismissBehavior"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { menuActionDismissBehavior: disabled } ]",
        type: "ModifiedContent<Text, unknown(menuActionDismissBehavior)>")
    ])
}
