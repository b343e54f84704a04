import GalleyLanguage

// What several marks of a chart take.

extension Parameter {
  static let chartX = required("x", .anyValue, "Its value along the axis below.").implying("PlottableValue")
  static let chartY = required("y", .anyValue, "Its value along the axis beside.").implying("PlottableValue")
  static let chartXStart = required("xStart", .anyValue, "Where it begins.").implying("PlottableValue")
  static let chartXEnd = required("xEnd", .anyValue, "Where it ends.").implying("PlottableValue")
  static let chartYStart = required("yStart", .anyValue, "Where it begins.").implying("PlottableValue")
  static let chartYEnd = required("yEnd", .anyValue, "Where it ends.").implying("PlottableValue")
}

extension ViewTypeRule {
  /// A mark of a chart.
  static func mark(_ name: String) -> ViewTypeRule {
    ViewTypeRule { context in TypedReceiver(context.unknown(name), .chartMark) }
  }
}

extension ReceiverRule {
  static let marks = ReceiverRule.only(.chartMark)
}
