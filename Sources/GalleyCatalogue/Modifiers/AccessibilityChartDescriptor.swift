import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityChartDescriptor = ModifierDefinition(
    "accessibilityChartDescriptor", summary: "Describes a chart to assistive technologies.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("representable", .typeName, "The type that describes it.", primary: true)],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityChartDescriptor: SalesChart } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
