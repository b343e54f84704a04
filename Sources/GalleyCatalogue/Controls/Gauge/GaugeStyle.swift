import GalleyLanguage

extension ModifierDefinition {
  static let gaugeStyle = ModifierDefinition(
    "gaugeStyle", summary: "Sets how gauges in the view look.",
    since: .iOS(16).except(.tvOS).on(.watchOS, since: .iOS(14)), layoutStanding: .model,
    overloads: [.style("GaugeStyle", type: .layer("GaugeStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Gauge: { value: 0.4, label: { Text: Level } }\nmodifiers: [ { gaugeStyle: accessoryCircular } ]",
        type:
          "ModifiedContent<Gauge<Text, EmptyView, EmptyView, EmptyView>, GaugeStyleModifier<AccessoryCircularGaugeStyle>>"
      )
    ])
}

extension StyleProtocol {
  static let gaugeStyle = StyleProtocol(
    "GaugeStyle", summary: "How gauges look.", since: .iOS(16).except(.tvOS).on(.watchOS, since: .iOS(14)),
    members: [
      .view("label"), .view("currentValueLabel", isOptional: true), .view("minimumValueLabel", isOptional: true),
      .view("maximumValueLabel", isOptional: true), .view("markedValueLabels", isOptional: true),
      .value("value", .double),
    ],
    styles: [
      BuiltInStyle(GaugeStyle.automatic, "DefaultGaugeStyle", "What suits the platform."),
      BuiltInStyle(
        GaugeStyle.accessoryCircular, "AccessoryCircularGaugeStyle", "An open ring with a mark, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        GaugeStyle.accessoryCircularCapacity, "AccessoryCircularCapacityGaugeStyle",
        "A closed ring that fills, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        GaugeStyle.accessoryLinear, "AccessoryLinearGaugeStyle", "A bar with a mark, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        GaugeStyle.accessoryLinearCapacity, "AccessoryLinearCapacityGaugeStyle", "A bar that fills, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        GaugeStyle.circular, "CircularGaugeStyle", "An open ring with a mark.", since: .iOS(14).only(.watchOS)),
      BuiltInStyle(GaugeStyle.linear, "LinearGaugeStyle", "A bar with a mark.", since: .iOS(14).only(.watchOS)),
      BuiltInStyle(
        GaugeStyle.linearCapacity, "LinearCapacityGaugeStyle", "A bar that fills from its leading end.",
        since: .iOS(16).except(.tvOS)),
    ],
    example: { style in
      """
      Gauge: { value: 0.4, label: { Text: Level }, currentValueLabel: { Text: "40" } }
      modifiers: [ { gaugeStyle: \(style) } ]
      """
    })
}

/// The styles of gauges that come with SwiftUI, by their short names.
enum GaugeStyle: String, BuiltInStyleFamily {
  case automatic
  case accessoryCircular
  case accessoryCircularCapacity
  case accessoryLinear
  case accessoryLinearCapacity
  case circular
  case linear
  case linearCapacity

  static var key: String { "GaugeStyle" }
}
