import GalleyLanguage

extension ModifierDefinition {
  static let onDelete = ModifierDefinition(
    "onDelete", summary: "Does something when people delete elements.",
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("offsets", .array(.int))]),
            "What is done; `offsets` are the places of the elements.", primary: true
          ).alsoCalled("action")
        ], type: .trait("OnDeleteTraitKey").keepingKind, receivers: .only(.forEach), trigger: .delete)
    ],
    examples: [
      Example(
        "ForEach: { data: 0..<3, content: { Text: Row } }\nmodifiers: [ { onDelete: [] } ]",
        type: "ModifiedContent<ForEach<Range<Int>, Int, Text>, _TraitWritingModifier<OnDeleteTraitKey>>")
    ])
}
