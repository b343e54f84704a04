import GalleyLanguage

extension ModifierDefinition {
  static let tabViewSearchActivation = ModifierDefinition(
    "tabViewSearchActivation", summary: "Sets when the tab that searches begins to.",
    since: .iOS(26).except(.watchOS, .tvOS),
    overloads: [
      ModifierOverload(
        [.required("activation", .type("TabSearchActivation"), "When.", primary: true)],
        type: .unknown("tabViewSearchActivation"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { tabViewSearchActivation: searchTabSelection } ]",
        type: "ModifiedContent<Text, unknown(tabViewSearchActivation)>")
    ])
}
