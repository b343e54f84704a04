import GalleyLanguage

extension ModifierDefinition {
  static let tabViewSidebarFooter = ModifierDefinition(
    "tabViewSidebarFooter", summary: "Puts views below the tabs in the sidebar of a tab view.",
    since: .iOS(18).except(.watchOS),
    overloads: [
      ModifierOverload(
        [.required(.content, "The views.", primary: true)], type: .unknown("tabViewSidebarFooter"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tabViewSidebarFooter: { Text: Cards } } ]",
        type: "ModifiedContent<Text, unknown(tabViewSidebarFooter)>")
    ])
}
