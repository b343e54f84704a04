import GalleyLanguage

extension ModifierDefinition {
  static let onInAppPurchaseStart = ModifierDefinition(
    "onInAppPurchaseStart", summary: "Does something when people begin to buy in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("product", .unknown)]), "What is done; nothing if it is left out.",
            primary: true
          ).alsoCalled("action")
        ], type: .unknown("onInAppPurchaseStart"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onInAppPurchaseStart: [] } ]",
        type: "ModifiedContent<Text, unknown(onInAppPurchaseStart)>")
    ])
}
