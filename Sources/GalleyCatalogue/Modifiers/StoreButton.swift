import GalleyLanguage

extension ModifierDefinition {
  static let storeButton = ModifierDefinition(
    "storeButton", summary: "Shows or hides buttons of the stores in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("visibility", .type("Visibility"), "Whether they show."),
          .required("for", .types("StoreButtonKind"), "The buttons."),
        ], type: .unknown("storeButton"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { storeButton: { visibility: visible, for: restorePurchases } } ]",
        type: "ModifiedContent<Text, unknown(storeButton)>")
    ])
}
