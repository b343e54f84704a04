import GalleyLanguage

extension ModifierDefinition {
  static let widgetCurvesContent = ModifierDefinition(
    "widgetCurvesContent", summary: "Bends the view around the corner of a watch.", since: .iOS(17).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.optional("curvesContent", .bool, "Whether it is bent; true if left out.", primary: true, nullable: false)],
        type: .unknown("widgetCurvesContent"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ widgetCurvesContent ]",
        type: "ModifiedContent<Text, unknown(widgetCurvesContent)>")
    ])
}
