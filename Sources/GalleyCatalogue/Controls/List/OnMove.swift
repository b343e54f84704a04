import GalleyLanguage

extension ModifierDefinition {
  static let onMove = ModifierDefinition(
    "onMove", summary: "Does something when people move elements.",
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("offsets", .array(.int)), .init("destination", .int)]),
            "What is done; `offsets` are the places of the elements, `destination` the new one.", primary: true
          ).alsoCalled("action")
        ], type: .trait("OnMoveTraitKey").keepingKind, receivers: .only(.forEach))
    ],
    examples: [
      Example(
        "ForEach: { data: 0..<3, content: { Text: Row } }\nmodifiers: [ { onMove: [] } ]",
        type: "ModifiedContent<ForEach<Range<Int>, Int, Text>, _TraitWritingModifier<OnMoveTraitKey>>")
    ])
}
