// What a calendar says of dates: always the Gregorian one, in the time zone that a date is written in.
extension FunctionTable {
  static let calendars: [FunctionDeclaration] =
    calendarTests + calendarParts + dateComponents + calendarSpans
    + calendarWords

  private static let gregorian = Value.record(
    calendar, [.enumeration(TypeTable.wellKnown("Calendar.Identifier"), index: 0, payload: [])])

  private static let calendarTests: [FunctionDeclaration] =
    [
      .staticProperty("current", of: "Calendar", .named(calendar), about: "The calendar of the device.", gregorian),
      .staticProperty(
        "autoupdatingCurrent", of: "Calendar", .named(calendar), about: "The calendar of the device.", gregorian),
      .method(
        "isDate", on: .named(calendar), [.needs("", .named(.date)), .needs("inSameDayAs", .named(.date))], .bool,
        about: "Whether two dates are on the same day.",
        example: ("Calendar.current.isDate(.now, inSameDayAs: Date.now + 60)", "true")
      ) { arguments throws(FunctionFailure) in
        .bool(try arguments.moment(1).day == (try arguments.moment(2).day))
      },
      .method(
        "isDateInWeekend", on: .named(calendar), [.needs("", .named(.date))], .bool,
        about: "Whether a date is on a Saturday or Sunday.",
        example: ("Calendar.current.isDateInWeekend(.now)", "false")
      ) { arguments throws(FunctionFailure) in
        .bool([0, 6].contains(try arguments.moment(1).components.weekday))
      },
    ]
    + [
      ("isDateInToday", "today", 0, "true"), ("isDateInYesterday", "yesterday", -1, "false"),
      ("isDateInTomorrow", "tomorrow", 1, "false"),
    ].map { name, word, distance, result in
      .method(
        name, on: .named(calendar), [.needs("", .named(.date))], .bool, about: "Whether a date is \(word).",
        example: ("Calendar.current.\(name)(.now)", result)
      ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
        .bool(try arguments.moment(1).day == situation.now.day + distance)
      }
    }

  private static let calendarParts: [FunctionDeclaration] = [
    .method(
      "component", on: .named(calendar), [.needs("", .named(calendarComponent)), .needs("from", .named(.date))], .int,
      about: "A part of a date; Sunday is weekday 1.",
      example: ("Calendar.current.component(.weekday, from: .now)", "2")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      let name = try arguments.caseName(1)
      guard let part = try arguments.moment(2).part(name, try arguments.weeks(situation)) else { throw untold(name) }
      return .int(part)
    },
    .method(
      "startOfDay", on: .named(calendar), [.needs("for", .named(.date))], .named(.date),
      about: "The first moment of a date's day.",
      example: ("Calendar.current.startOfDay(for: .now).formatted(date: .omitted, time: .shortened)", "12:00\u{202F}AM")
    ) { arguments throws(FunctionFailure) in
      guard let start = try arguments.moment(1).startOfDay else { throw outOfRange }
      return start.value
    },
    .method(
      "date", on: .named(calendar),
      [.needs("byAdding", .named(calendarComponent)), .needs("value", .int), .needs("to", .named(.date))],
      .optional(.named(.date)), about: "A date so many days, months or other parts later.",
      example: (
        "Calendar.current.date(byAdding: .month, value: 1, to: .now)?.formatted(date: .numeric, time: .omitted) ?? \"\"",
        "10/16/2024"
      )
    ) { arguments throws(FunctionFailure) in
      let moment = try arguments.moment(3)
      guard let moved = moment.adding(try arguments.int(2), try arguments.caseName(1)) else { throw outOfRange }
      return moved.value
    },
  ]

  private static let dateComponents: [FunctionDeclaration] = [
    .method(
      "date", on: .named(calendar), [.needs("from", .named(components))], .optional(.named(.date)),
      about: "The first moment that has such parts; those that are nil are the least ones.",
      example: (
        "Calendar.current.date(from: DateComponents(year: 2024, month: 5))?.formatted(date: .numeric, time: .omitted) ?? \"\"",
        "5/1/2024"
      )
    ) { arguments throws(FunctionFailure) in
      let parts = Dictionary(uniqueKeysWithValues: try arguments.parts(1))
      return Moment(parts: parts)?.value ?? .null
    },
    .method(
      "range", on: .named(calendar),
      [.needs("of", .named(calendarComponent)), .needs("in", .named(calendarComponent)), .needs("for", .named(.date))],
      .optional(.type(.range)), about: "The numbers that the smaller part has in the larger one around a date.",
      example: ("Calendar.current.range(of: .day, in: .month, for: .now)?.count ?? 0", "30")
    ) { arguments throws(FunctionFailure) in
      let parts = try arguments.moment(3).components
      switch (try arguments.caseName(1), try arguments.caseName(2)) {
      case ("day", "month"):
        return .range(lower: 1, upper: 1 + DateComponents.days(inMonth: parts.month, of: parts.year))
      case ("month", "year"): return .range(lower: 1, upper: 13)
      case ("day", "year"):
        let days = DateComponents.days(year: parts.year + 1, month: 1, day: 1)
        return .range(lower: 1, upper: 1 + days - DateComponents.days(year: parts.year, month: 1, day: 1))
      case ("weekday", "weekOfYear"): return .range(lower: 1, upper: 8)
      case ("hour", "day"): return .range(lower: 0, upper: 24)
      case ("minute", "hour"), ("second", "minute"): return .range(lower: 0, upper: 60)
      case (let smaller, let larger):
        throw FunctionFailure(.range, "the range of `\(smaller)` in `\(larger)` is not known here")
      }
    },
    .method(
      "dateComponents", on: .named(calendar),
      [.needs("", .array(.named(calendarComponent))), .needs("from", .named(.date)), .needs("to", .named(.date))],
      .named(components), about: "How many parts lie between two dates.",
      example: ("Calendar.current.dateComponents([.day], from: .now, to: Date.now + 200000).day ?? 0", "2")
    ) { arguments throws(FunctionFailure) in
      let (start, end) = (try arguments.moment(2), try arguments.moment(3))
      return try written(arguments) { names throws(FunctionFailure) in
        for name in names where !Moment.sizes.contains(name) { throw untold(name) }
        return start.distances(to: end, in: names)
      }
    },
    .method(
      "dateComponents", on: .named(calendar),
      [.needs("", .array(.named(calendarComponent))), .needs("from", .named(.date))],
      .named(components), about: "Parts of a date.",
      example: ("Calendar.current.dateComponents([.hour, .minute], from: .now).hour ?? 0", "9")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      let (moment, weeks) = (try arguments.moment(2), try arguments.weeks(situation))
      return try written(arguments) { names throws(FunctionFailure) in
        var parts: [(name: String, count: Int)] = []
        for name in names {
          guard let part = moment.part(name, weeks) else { throw untold(name) }
          parts.append((name, part))
        }
        return parts
      }
    },
  ]

  /// The components that are asked for, which the others are nil beside.
  private static func written(
    _ arguments: FunctionArguments, _ parts: ([String]) throws(FunctionFailure) -> [(name: String, count: Int)]
  ) throws(FunctionFailure) -> Value {
    var wanted: [String] = []
    for case .enumeration(_, let index, _) in try arguments.elements(1) {
      wanted.append(arguments.types[calendarComponent].cases[index].name)
    }
    let found = try parts(wanted)
    return .record(
      components,
      arguments.types[components].fields.map { field in
        found.first { $0.name == field.name }.map { .int($0.count) } ?? .null
      })
  }

  static func untold(_ component: String) -> FunctionFailure {
    FunctionFailure(.range, "the `\(component)` of a date is not known here")
  }

  static let calendar = TypeTable.wellKnown("Calendar")
  static let calendarComponent = TypeTable.wellKnown("Calendar.Component")
  static let components = TypeTable.wellKnown("DateComponents")
}
