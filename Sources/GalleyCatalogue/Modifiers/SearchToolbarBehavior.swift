import GalleyLanguage

extension ModifierDefinition {
  static let searchToolbarBehavior = ModifierDefinition(
    "searchToolbarBehavior", summary: "Sets whether a search field makes itself a button.",
    since: .iOS(26).except(.visionOS),
    overloads: [
      ModifierOverload(
        [.required("behavior", .type("SearchToolbarBehavior"), "When.", primary: true)],
        type: .unknown("searchToolbarBehavior"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { searchToolbarBehavior: minimize } ]",
        type: "ModifiedContent<Text, unknown(searchToolbarBehavior)>")
    ])
}
