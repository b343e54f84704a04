import GalleyLanguage

extension ModifierDefinition {
  static let navigationBarTitle = ModifierDefinition(
    "navigationBarTitle", summary: "Sets the title of the navigation bar around the view, as before iOS 14.",
    since: .iOS(13).except(.macOS), layoutStanding: .model,
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.title, "The words.", primary: true)],
        type: .layers(
          "TransactionalPreferenceTransformModifier<NavigationTitleKey>", "_PreferenceTransformModifier<ToolbarKey>")),
      ModifierOverload(
        [
          .required(.title, "The words."),
          .required(.displayMode, "How large the title is."),
        ],
        type: .layers(
          "TransactionalPreferenceTransformModifier<NavigationTitleKey>", "_PreferenceTransformModifier<ToolbarKey>",
          "_PreferenceTransformModifier<ToolbarKey>")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationBarTitle: Cards } ]",
        type:
          "ModifiedContent<ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>, _PreferenceTransformModifier<ToolbarKey>>"
      ),
      Example(
        "Text: Hello\nmodifiers: [ { navigationBarTitle: { title: Cards, displayMode: inline } } ]",
        type:
          "ModifiedContent<ModifiedContent<ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>, _PreferenceTransformModifier<ToolbarKey>>, _PreferenceTransformModifier<ToolbarKey>>"
      ),
    ])
}
