import GalleyLanguage

extension StyleProtocol {
  static let gaugeStyle = StyleProtocol(
    "GaugeStyle", summary: "How gauges look.", since: .iOS(16).except(.tvOS),
    members: [
      .view("label"), .view("currentValueLabel", isOptional: true), .view("minimumValueLabel", isOptional: true),
      .view("maximumValueLabel", isOptional: true), .view("markedValueLabels", isOptional: true),
      .value("value", .double),
    ],
    styles: [
      BuiltInStyle("automatic", "DefaultGaugeStyle", "What suits the platform."),
      BuiltInStyle(
        "accessoryCircular", "AccessoryCircularGaugeStyle", "An open ring with a mark, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle", "A closed ring that fills, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        "accessoryLinear", "AccessoryLinearGaugeStyle", "A bar with a mark, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle(
        "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle", "A bar that fills, as in widgets.",
        since: .iOS(16).except(.tvOS)),
      BuiltInStyle("circular", "CircularGaugeStyle", "An open ring with a mark.", since: .iOS(14).only(.watchOS)),
      BuiltInStyle("linear", "LinearGaugeStyle", "A bar with a mark.", since: .iOS(14).only(.watchOS)),
      BuiltInStyle(
        "linearCapacity", "LinearCapacityGaugeStyle", "A bar that fills from its leading end.",
        since: .iOS(16).except(.tvOS)),
    ])
}
