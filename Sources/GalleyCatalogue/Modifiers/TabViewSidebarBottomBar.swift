import GalleyLanguage

extension ModifierDefinition {
  static let tabViewSidebarBottomBar = ModifierDefinition(
    "tabViewSidebarBottomBar", summary: "Puts views at the bottom of the sidebar of a tab view.",
    since: .iOS(18).except(.watchOS),
    overloads: [
      ModifierOverload(
        [.required(.content, "The views.", primary: true)], type: .unknown("tabViewSidebarBottomBar"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tabViewSidebarBottomBar: { Text: Cards } } ]",
        type: "ModifiedContent<Text, unknown(tabViewSidebarBottomBar)>")
    ])
}
