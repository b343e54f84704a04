import GalleyLanguage

extension ModifierDefinition {
  static let navigationTitle = ModifierDefinition(
    "navigationTitle", summary: "Sets the title of the navigation bar or window around the view.", since: .iOS(14),
    layoutStanding: .model, figures: ["bar.navigation", "bar.wide", "bar.large"],
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.title, "The words.", primary: true)],
        type: .layers(
          "TransactionalPreferenceTransformModifier<NavigationTitleKey>", "_PreferenceTransformModifier<ToolbarKey>")),
      ModifierOverload(
        [.required("title", .binding(.string), "The words, which people can change in the bar.", primary: true)],
        since: .iOS(16), type: .unknown("navigationTitle")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationTitle: Cards } ]",
        type:
          "ModifiedContent<ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>, _PreferenceTransformModifier<ToolbarKey>>"
      ),
      Example(
        "state: { title: Cards }\nbody:\n  Text: Hello\n  modifiers: [ { navigationTitle: $title } ]",
        type: "ModifiedContent<Text, unknown(navigationTitle)>"),
    ])
}
