// `formatted` of lists, numbers of bytes, measurements and durations, and the formats that it takes.
extension FunctionTable {
  static let otherFormats: [FunctionDeclaration] = listFormats + byteFormats + measurements

  private static let listFormats: [FunctionDeclaration] = [
    .formatting(
      on: .array(.string), about: "The elements, joined with `and`.",
      example: ("[\"a\", \"b\", \"c\"].formatted()", "a, b, and c")
    ) { arguments, _ throws(FunctionFailure) in .list(try texts(arguments), ListFormat()) },
    .formatting(
      on: .array(.string), [.needs("", .named(.listFormat))], about: "The elements, joined as a format says.",
      example: ("[\"a\", \"b\"].formatted(.list(type: .or))", "a or b")
    ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
    .staticMethod(
      "list", of: "ListFormatStyle",
      [
        .needs("type", .named(TypeTable.wellKnown("ListFormatStyle.ListType"))),
        .may("width", .named(listWidth), .enumeration(listWidth, index: 0, payload: [])),
      ], .named(.listFormat), about: "A list joined with `and` or `or`.",
      example: ("[\"a\", \"b\", \"c\"].formatted(.list(type: .and, width: .narrow))", "a, b, c")
    ) { arguments throws(FunctionFailure) in
      .record(
        .listFormat,
        [.bool(try arguments.caseName(0) == "or"), .bool(try arguments.caseName(1) == "narrow"), .null])
    },
  ]

  private static let listWidth = TypeTable.wellKnown("ListFormatStyle.Width")

  private static func texts(_ arguments: FunctionArguments) throws(FunctionFailure) -> [String] {
    var result: [String] = []
    for case .string(let text) in try arguments.elements(0) { result.append(text) }
    return result
  }

  private static let byteFormats: [FunctionDeclaration] = [
    .formatting(
      on: .int, [.needs("", .named(.byteCountFormat))], about: "The number of bytes in a fitting unit.",
      example: ("1234567.formatted(.byteCount(style: .file))", "1.2 MB")
    ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
    .staticMethod(
      "byteCount", of: "ByteCountFormatStyle",
      [.needs("style", .named(TypeTable.wellKnown("ByteCountFormatStyle.Style")))], .named(.byteCountFormat),
      about: "A number of bytes; a kilobyte has 1024 of them with `memory` and `binary`."
    ) { arguments throws(FunctionFailure) in
      .record(.byteCountFormat, [.bool(["memory", "binary"].contains(try arguments.caseName(0))), .null])
    },
  ]

  private static let measurements: [FunctionDeclaration] =
    MeasurementUnit.Dimension.allCases.map { dimension in
      .initializer(
        "Measurement",
        [.needs("value", .double), .needs("unit", .named(TypeTable.wellKnown(dimension.rawValue)))],
        .named(.measurement), about: "A number of units."
      ) { arguments throws(FunctionFailure) in
        .record(.measurement, [.double(try arguments.double(0)), .string(try arguments.caseName(1))])
      }
    } + [
      .formatting(
        on: .named(.measurement), about: "The measurement in the unit that people of the locale use.",
        example: ("Measurement(value: 5, unit: UnitLength.kilometers).formatted()", "3.1 mi")
      ) { arguments, _ throws(FunctionFailure) in try measured(arguments[0], MeasurementFormat()) },
      .formatting(
        on: .named(.measurement), [.needs("", .named(.measurementFormat))], about: "The measurement in a format.",
        example: (
          "Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided))",
          "5 kilometers"
        )
      ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
      .staticMethod(
        "measurement", of: "Measurement.FormatStyle",
        [
          .needs("width", .named(TypeTable.wellKnown("Measurement.FormatStyle.UnitWidth"))),
          .may("usage", .named(usage), .enumeration(usage, index: 0, payload: [])),
        ], .named(.measurementFormat), about: "A measurement, in the unit of the locale or in its own."
      ) { arguments throws(FunctionFailure) in
        let format = MeasurementFormat(
          width: MeasurementFormat.Width(rawValue: try arguments.caseName(0)) ?? .abbreviated,
          keepsUnit: try arguments.caseName(1) == "asProvided", isOfFood: try arguments.caseName(1) == "food")
        return .record(.measurementFormat, format.fields)
      },
    ]

  private static let usage = TypeTable.wellKnown("Measurement.FormatStyle.Usage")

  private static func measured(_ value: Value, _ format: MeasurementFormat) throws(FunctionFailure) -> FormattedValue {
    guard let result = FormattedValue(value, .record(.measurementFormat, format.fields), now: .standard) else {
      throw FunctionFailure(.mismatch, "this is not a Measurement")
    }
    return result
  }
}

extension MeasurementFormat {
  var fields: [Value] { [.string(width.rawValue), .bool(keepsUnit), .bool(isOfFood), Value(locale)] }
}
