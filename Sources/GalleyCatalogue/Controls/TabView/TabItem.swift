import GalleyLanguage

extension ModifierDefinition {
  static let tabItem = ModifierDefinition(
    "tabItem", summary: "Sets what stands for the view in the bar of a tab view.",
    since: .iOS(13).on(.watchOS, since: .iOS(14)), layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.label, "A label, or an image and a text.", primary: true)],
        type: .presentation("PlatformItemTraitWriter", of: "tabItem").since(.iOS(18), before: .trait("TabItemTraitKey"))
      )
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tabItem: { label: { Text: Cards } } } ]",
        type: "ModifiedContent<Text, PlatformItemTraitWriter<unknown(tabItem)>>")
    ])
}
