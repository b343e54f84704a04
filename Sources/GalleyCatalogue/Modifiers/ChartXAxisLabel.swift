import GalleyLanguage

extension ModifierDefinition {
  static let chartXAxisLabel = ModifierDefinition(
    "chartXAxisLabel", summary: "Puts words below charts in the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .required("label", .localizedStringKey, "The words.", primary: true),
          .optional(
            "position", .type("AnnotationPosition"), "Where they stand; `automatic` if left out.", nullable: false),
        ], type: .unknown("chartXAxisLabel"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { chartXAxisLabel: Days } ]",
        type: "ModifiedContent<Text, unknown(chartXAxisLabel)>")
    ])
}
