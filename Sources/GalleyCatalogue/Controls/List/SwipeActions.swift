import GalleyLanguage

extension ModifierDefinition {
  static let swipeActions = ModifierDefinition(
    "swipeActions", summary: "Shows buttons when a row is swiped.", since: .iOS(15).except(.tvOS),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "edge", .type("HorizontalEdge"), "The edge that they come from; `trailing` if left out.", nullable: false),
          .optional(
            "allowsFullSwipe", .bool, "Whether a full swipe does the first; true if left out.", nullable: false),
          .required(.content, "The buttons.", primary: true),
        ], type: .unknown("swipeActions"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { swipeActions: [ { Button: Delete } ] } ]",
        type: "ModifiedContent<Text, unknown(swipeActions)>")
    ])
}
