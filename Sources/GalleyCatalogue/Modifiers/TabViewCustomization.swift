import GalleyLanguage

extension ModifierDefinition {
  static let tabViewCustomization = ModifierDefinition(
    "tabViewCustomization", summary: "Keeps what people change in the sidebar of a tab view.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("customization", .binding(.unknown), "The changes; nil for none.", primary: true, nullable: true)],
        type: .unknown("tabViewCustomization"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tabViewCustomization: null } ]",
        type: "ModifiedContent<Text, unknown(tabViewCustomization)>")
    ])
}
