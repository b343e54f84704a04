import GalleyLanguage

extension ModifierDefinition {
  static let storeProductTask = ModifierDefinition(
    "storeProductTask", summary: "Loads a product of the store while the view is there.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("for", .string, "The id of the product."),
          .optional("priority", .type("TaskPriority"), "How urgent it is; `medium` if left out.", nullable: false),
          .optional(
            "action", .closureAction([.init("state", .unknown)]),
            "What is done with what is known; nothing if it is left out."),
        ], type: .unknown("storeProductTask"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { storeProductTask: { for: coffee, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(storeProductTask)>")
    ])
}
