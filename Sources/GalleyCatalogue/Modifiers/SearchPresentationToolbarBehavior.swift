import GalleyLanguage

extension ModifierDefinition {
  static let searchPresentationToolbarBehavior = ModifierDefinition(
    "searchPresentationToolbarBehavior", summary: "Sets whether searching hides the bar around the view.",
    since: .iOS(17, 1),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("SearchPresentationToolbarBehavior"), "What it does.", primary: true)],
        type: .unknown("searchPresentationToolbarBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 18\nbody:\n  Text: Hello\n  modifiers: [ { searchPresentationToolbarBehavior: avoidHidingContent } ]",
        type: "ModifiedContent<Text, unknown(searchPresentationToolbarBehavior)>")
    ])
}
