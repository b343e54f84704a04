import GalleyLanguage

extension ViewDefinition {
  static let gauge = ViewDefinition(
    "Gauge", summary: "A value between two bounds, with labels.",
    since: .iOS(16).except(.tvOS).on(.watchOS, since: .iOS(14)), layout: .model,
    figures: ["gauge", "progress.idealWidth"],
    overloads: [
      ViewOverload(
        [value, range, labelBlock], type: .generic("Gauge", .of(.label), "EmptyView", "EmptyView", "EmptyView"),
        styled: styled, layout: layout),
      ViewOverload(
        [value, range, labelBlock, current],
        type: .generic("Gauge", .of(.label), .of(.currentValueLabel), "EmptyView", "EmptyView"), styled: styled,
        layout: layout),
      ViewOverload(
        [value, range, labelBlock, current, minimum, maximum, marked],
        type: .generic("Gauge", .of(.label), .of(.currentValueLabel), .of(.minimumValueLabel), .of(.markedValueLabels)),
        styled: styled, layout: layout),
    ],
    examples: [
      Example(
        "Gauge: { value: 0.4, label: { Text: Level } }", type: "Gauge<Text, EmptyView, EmptyView, EmptyView>"),
      Example(
        "Gauge:\n  value: 40\n  in: 0...100\n  label: { Text: Level }\n  currentValueLabel: { Text: \"40\" }\n"
          + "  minimumValueLabel: { Text: \"0\" }\n  maximumValueLabel: { Text: \"100\" }",
        type: "Gauge<Text, Text, Text, EmptyView>"),
    ])

  private static let value = Parameter.required(.value, "The value.")
  private static let range = Parameter.optional(
    "in", .value(.closedRealRange), "The bounds; `0...1` if they are left out.", nullable: false)
  private static let labelBlock = Parameter.required(.label, "The views that say what is measured.")
  private static let current = Parameter.required(.currentValueLabel, "The views of the value.")
  private static let minimum = Parameter.required(.minimumValueLabel, "The views of the lower bound.")
  private static let maximum = Parameter.required(.maximumValueLabel, "The views of the upper bound.")
  private static let marked = Parameter.optional(.markedValueLabels, "The views of single values.")

  private static let styled = StyledControl(
    "GaugeStyle",
    views: [
      "label": .block(.label), "currentValueLabel": .block(.currentValueLabel),
      "minimumValueLabel": .block(.minimumValueLabel), "maximumValueLabel": .block(.maximumValueLabel),
      "markedValueLabels": .block(.markedValueLabels),
    ], values: ["value": .given(.value)])

  private static let layout = ViewLayout.custom { lowering, view in lowering.gauge(view) }
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var markedValueLabels: Self { Self("markedValueLabels") }
}
