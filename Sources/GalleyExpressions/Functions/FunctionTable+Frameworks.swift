// What other frameworks add: values of charts, and the picture that a phase of loading has.
extension FunctionTable {
  static let frameworks: [FunctionDeclaration] = [
    .staticMethod(
      "value", of: "PlottableValue",
      [.needs("", .printable), .needs("", .variable(0)), .may("unit", .optional(.named(component)), .null)],
      .named(plottable), about: "A value of a chart, with the words for it."
    ) { arguments throws(FunctionFailure) in .record(plottable, [.string("")]) },
    .staticMethod(
      "any", of: "PHPickerFilter", [.needs("of", .array(.named(filter)))], .named(filter),
      about: "Photos of any of several kinds."
    ) { arguments throws(FunctionFailure) in try arguments.elements(0).first ?? .null },
    .staticMethod(
      "not", of: "PHPickerFilter", [.needs("", .named(filter))], .named(filter), about: "Photos of any other kind."
    ) { arguments throws(FunctionFailure) in arguments[0] },
    .property(
      "image", on: .named(phase), .optional(.named(.image)), about: "The picture once it is there, else nil."
    ) { arguments throws(FunctionFailure) in payload(of: "success", arguments) },
    .property(
      "error", on: .named(phase), .optional(.string), about: "What went wrong, or nil."
    ) { arguments throws(FunctionFailure) in payload(of: "failure", arguments) },
  ]

  private static func payload(of name: String, _ arguments: FunctionArguments) -> Value {
    guard case .enumeration(let type, let index, let payload) = arguments[0],
      arguments.types[type].cases[index].name == name
    else { return .null }
    return payload.first ?? .null
  }

  private static let plottable = TypeTable.wellKnown("PlottableValue")
  private static let component = TypeTable.wellKnown("Calendar.Component")
  private static let filter = TypeTable.wellKnown("PHPickerFilter")
  private static let phase = TypeTable.wellKnown("AsyncImagePhase")
}
