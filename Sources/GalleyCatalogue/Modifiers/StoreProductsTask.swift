import GalleyLanguage

extension ModifierDefinition {
  static let storeProductsTask = ModifierDefinition(
    "storeProductsTask", summary: "Loads products of the store while the view is there.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("for", .value(.array(.string)), "The ids of the products."),
          .optional("priority", .type("TaskPriority"), "How urgent it is; `medium` if left out.", nullable: false),
          .optional(
            "action", .closureAction([.init("state", .unknown)]),
            "What is done with what is known; nothing if it is left out."),
        ], type: .unknown("storeProductsTask"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { storeProductsTask: { for: [coffee], action: [] } } ]",
        type: "ModifiedContent<Text, unknown(storeProductsTask)>")
    ])
}
