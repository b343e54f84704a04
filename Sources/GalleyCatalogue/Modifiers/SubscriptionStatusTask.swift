import GalleyLanguage

extension ModifierDefinition {
  static let subscriptionStatusTask = ModifierDefinition(
    "subscriptionStatusTask", summary: "Loads what people have subscribed to while the view is there.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("for", .string, "The group of subscriptions."),
          .optional("priority", .type("TaskPriority"), "How urgent it is; `medium` if left out.", nullable: false),
          .optional(
            "action", .closureAction([.init("state", .unknown)]),
            "What is done with what is known; nothing if it is left out."),
        ], type: .unknown("subscriptionStatusTask"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { subscriptionStatusTask: { for: club, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(subscriptionStatusTask)>")
    ])
}
