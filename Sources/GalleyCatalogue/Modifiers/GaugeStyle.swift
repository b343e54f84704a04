import GalleyLanguage

extension ModifierDefinition {
  static let gaugeStyle = ModifierDefinition(
    "gaugeStyle", summary: "Sets how gauges in the view look.",
    since: .iOS(16).except(.tvOS).on(.watchOS, since: .iOS(14)), layout: .model,
    overloads: [.style("GaugeStyle", type: .layer("GaugeStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Gauge: { value: 0.4, label: { Text: Level } }\nmodifiers: [ { gaugeStyle: accessoryCircular } ]",
        type:
          "ModifiedContent<Gauge<Text, EmptyView, EmptyView, EmptyView>, GaugeStyleModifier<AccessoryCircularGaugeStyle>>"
      )
    ])
}
