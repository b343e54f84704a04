import GalleyLanguage

extension ModifierDefinition {
  static let onScrollTargetVisibilityChange = ModifierDefinition(
    "onScrollTargetVisibilityChange", summary: "Does something when other views of a scroll view come into sight.",
    since: .iOS(18),
    overloads: [
      ModifierOverload(
        [
          .required("idType", .typeName, "The type of the ids."),
          .optional(
            "threshold", .number, "How much of a view has to be in sight, from 0 to 1; half if left out.",
            nullable: false, numbers: .fraction),
          .optional("action", .closureAction([.init("ids", .unknown)]), "What is done; `ids` are the views in sight."),
        ], type: .unknown("onScrollTargetVisibilityChange"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onScrollTargetVisibilityChange: { idType: Int, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onScrollTargetVisibilityChange)>")
    ])
}
