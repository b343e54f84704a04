import GalleyLanguage

extension StyleProtocol {
  static let gaugeStyle = StyleProtocol(
    "GaugeStyle", summary: "How gauges look.", since: .iOS(16).except(.tvOS),
    members: [
      .view("label"), .view("currentValueLabel", isOptional: true), .view("minimumValueLabel", isOptional: true),
      .view("maximumValueLabel", isOptional: true), .view("markedValueLabels", isOptional: true),
      .value("value", .double),
    ])
}
