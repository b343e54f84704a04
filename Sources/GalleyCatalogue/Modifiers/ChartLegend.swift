import GalleyLanguage

extension ModifierDefinition {
  static let chartLegend = ModifierDefinition(
    "chartLegend", summary: "Shows or hides the legend of charts in the view, or says what it shows.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("chartLegend")),
      ModifierOverload(
        [
          .optional(
            "position", .type("AnnotationPosition"), "Where it stands; `automatic` if left out.", nullable: false),
          .optional("alignment", .type("Alignment"), "How it stands there; what is usual if left out."),
          .optional("spacing", .number, "Points beside it; what is usual if left out."),
          .optional(.content, "What it shows."),
        ], type: .unknown("chartLegend")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartLegend: hidden } ]",
        type: "ModifiedContent<Text, unknown(chartLegend)>")
    ])
}
