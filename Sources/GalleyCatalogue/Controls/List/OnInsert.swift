import GalleyLanguage

extension ModifierDefinition {
  static let onInsert = ModifierDefinition(
    "onInsert", summary: "Does something when people drop elements between others.",
    overloads: [
      ModifierOverload(
        [
          .required("of", .value(.array(.string)), "The types of content that are taken."),
          .optional(
            "perform", .closureAction([.init("offset", .int), .init("providers", .unknown)]),
            "What is done; nothing if it is left out."
          ).alsoCalled("action"),
        ], type: .trait("OnInsertTraitKey").keepingKind, receivers: .only(.forEach))
    ],
    examples: [
      Example(
        "ForEach: { data: 0..<3, content: { Text: Row } }\nmodifiers: [ { onInsert: { of: [public.text], perform: [] } } ]",
        type: "ModifiedContent<ForEach<Range<Int>, Int, Text>, _TraitWritingModifier<OnInsertTraitKey>>")
    ])
}
