import GalleyLanguage

extension ModifierDefinition {
  static let transaction = ModifierDefinition(
    "transaction", summary: "Changes how changes of the view are animated.",
    overloads: [
      ModifierOverload(
        [
          .required(.anyValue, "The value whose changes count."),
          .optional(
            "transform", .closureAction([.init("transaction", .unknown)]),
            "Statements that change `transaction`; nothing if it is left out."),
        ], since: .iOS(17), type: .layer("_ValueTransactionModifier", .of(.anyValue))),
      ModifierOverload(
        [
          .optional(
            "transform", .closureAction([.init("transaction", .unknown)]),
            "Statements that change `transaction`; nothing if it is left out.", primary: true)
        ], type: .layer("_TransactionModifier")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transaction: { transform: [] } } ]",
        type: "ModifiedContent<Text, _TransactionModifier>"),
      Example(
        "Text: Hello\nmodifiers: [ { transaction: { value: 1, transform: [] } } ]",
        type: "ModifiedContent<Text, _ValueTransactionModifier<Int>>"),
    ])
}
