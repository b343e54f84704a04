import GalleyLanguage

extension ModifierDefinition {
  static let onScrollVisibilityChange = ModifierDefinition(
    "onScrollVisibilityChange",
    summary: "Does something when the view comes into sight in a scroll view, or leaves it.", since: .iOS(18),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "threshold", .number, "How much of it must be in sight, from 0 to 1; 0.5 if left out.", nullable: false,
            numbers: .fraction),
          .optional(
            "action", .closureAction([.init("isVisible", .bool)]), "What is done; nothing if it is left out.",
            primary: true),
        ], type: .unknown("onScrollVisibilityChange"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onScrollVisibilityChange: [] } ]",
        type: "ModifiedContent<Text, unknown(onScrollVisibilityChange)>")
    ])
}
