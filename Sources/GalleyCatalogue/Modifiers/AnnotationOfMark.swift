import GalleyLanguage

extension ModifierDefinition {
  static let annotation = ModifierDefinition(
    "annotation", summary: "Puts views beside a mark of a chart.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "position", .type("AnnotationPosition"), "Where they stand; `automatic` if left out.", nullable: false),
          .optional(
            "alignment", .type("Alignment"), "How they stand there; in the middle if left out.", nullable: false),
          .optional("spacing", .number, "Points beside the mark; what is usual if left out."),
          .required(.content, "The views."),
        ], type: .unknown("annotation"), receivers: .marks)
    ],
    examples: [
      Example(
        "Chart: [ { LineMark: { x: 1, y: 2 }, modifiers: [ { annotation: { position: top, content: { Text: 2 } } } ] } ]",
        type: "unknown(Chart)")
    ])
}
