import GalleyLanguage

extension ModifierDefinition {
  static let onInAppPurchaseCompletion = ModifierDefinition(
    "onInAppPurchaseCompletion", summary: "Does something when people have bought in the view, or not.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("product", .unknown), .init("result", .unknown)]),
            "What is done; nothing if it is left out.", primary: true
          ).alsoCalled("action")
        ], type: .unknown("onInAppPurchaseCompletion"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onInAppPurchaseCompletion: [] } ]",
        type: "ModifiedContent<Text, unknown(onInAppPurchaseCompletion)>")
    ])
}
