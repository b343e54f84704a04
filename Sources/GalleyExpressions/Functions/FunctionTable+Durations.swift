// Spans of time, and the formats that `formatted` takes of them.
extension FunctionTable {
  static let durations: [FunctionDeclaration] =
    [("seconds", 1.0), ("milliseconds", 0.001)].map { name, factor in
      .staticMethod(name, of: "Duration", [.needs("", .double)], .named(.duration), about: "So many \(name).") {
        arguments throws(FunctionFailure) in try measure(.duration, try arguments.double(0) * factor)
      }
    } + [
      .formatting(
        on: .named(.duration), about: "Hours, minutes and seconds.",
        example: ("Duration.seconds(3725).formatted()", "1:02:05")
      ) { arguments, _ throws(FunctionFailure) in
        .duration(try amount(0, of: arguments), DurationFormat(pattern: .hourMinuteSecond))
      },
      .formatting(
        on: .named(.duration), [.needs("", .named(.durationFormat))], about: "The span of time in a format.",
        example: ("Duration.seconds(125).formatted(.time(pattern: .minuteSecond))", "2:05")
      ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
      .staticMethod(
        "time", of: "Duration.TimeFormatStyle",
        [.needs("pattern", .named(TypeTable.wellKnown("Duration.TimeFormatStyle.Pattern")))], .named(.durationFormat),
        about: "Such units of a span of time."
      ) { arguments throws(FunctionFailure) in
        .record(.durationFormat, [.string(try arguments.caseName(0)), .null])
      },
      .formatting(
        on: .named(.duration), [.needs("", .named(.durationUnitsFormat))], about: "The span of time in words.",
        example: (
          "Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide))", "1 hour, 2 minutes"
        )
      ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
      .staticMethod(
        "units", of: "Duration.UnitsFormatStyle",
        [
          .may("allowed", .array(.named(unit)), .array([2, 3, 4].map { .enumeration(unit, index: $0, payload: []) })),
          .may("width", .named(unitWidth), .enumeration(unitWidth, index: 1, payload: [])),
          .may("maximumUnitCount", .optional(.int), .null),
        ], .named(.durationUnitsFormat), about: "The units of a span of time that there are, in words.",
        example: ("Duration.seconds(8000).formatted(.units(width: .narrow, maximumUnitCount: 2))", "2h 13m")
      ) { arguments throws(FunctionFailure) in
        var units: [Value] = []
        for case .enumeration(_, let index, _) in try arguments.elements(0) {
          units.append(.string(DurationUnitsFormat.Unit.allCases[index].rawValue))
        }
        return .record(
          .durationUnitsFormat, [.array(units), .string(try arguments.caseName(1)), arguments[2], .null])
      },
    ]

  private static let unit = TypeTable.wellKnown("Duration.UnitsFormatStyle.Unit")
  private static let unitWidth = TypeTable.wellKnown("Duration.UnitsFormatStyle.UnitWidth")
}
