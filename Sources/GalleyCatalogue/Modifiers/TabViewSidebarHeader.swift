import GalleyLanguage

extension ModifierDefinition {
  static let tabViewSidebarHeader = ModifierDefinition(
    "tabViewSidebarHeader", summary: "Puts views above the tabs in the sidebar of a tab view.",
    since: .iOS(18).except(.watchOS),
    overloads: [
      ModifierOverload(
        [.required(.content, "The views.", primary: true)], type: .unknown("tabViewSidebarHeader"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tabViewSidebarHeader: { Text: Cards } } ]",
        type: "ModifiedContent<Text, unknown(tabViewSidebarHeader)>")
    ])
}
