import GalleyLanguage

extension ModifierDefinition {
  static let chartYAxisLabel = ModifierDefinition(
    "chartYAxisLabel", summary: "Puts words beside charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .required("label", .localizedStringKey, "The words.", primary: true),
          .optional(
            "position", .type("AnnotationPosition"), "Where they stand; `automatic` if left out.", nullable: false),
        ], type: .unknown("chartYAxisLabel"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartYAxisLabel: Days } ]",
        type: "ModifiedContent<Text, unknown(chartYAxisLabel)>")
    ])
}
