// What a calendar says of spans of time: when parts of dates begin and end, and how dates compare by them.
extension FunctionTable {
  static let calendarSpans: [FunctionDeclaration] = [
    .property(
      "firstWeekday", on: .named(calendar), .int, about: "The day that weeks begin with; Sunday is 1.",
      example: ("Calendar.current.firstWeekday", "1")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      .int(try arguments.weeks(situation).firstWeekday + 1)
    },
    .property(
      "minimumDaysInFirstWeek", on: .named(calendar), .int,
      about: "How many days of a year its first week has at least.",
      example: ("Calendar(identifier: .iso8601).minimumDaysInFirstWeek", "4")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      .int(try arguments.weeks(situation).minimumDays)
    },
    .method(
      "dateInterval", on: .named(calendar), [.needs("of", .named(calendarComponent)), .needs("for", .named(.date))],
      .optional(.named(interval)),
      about: "When the month, the week or another part began that a date is in, and when it ends.",
      example: (
        "Calendar.current.dateInterval(of: .month, for: .now)?.start.formatted(date: .numeric, time: .omitted) ?? \"\"",
        "9/1/2024"
      )
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      let name = try arguments.caseName(1)
      guard let span = try arguments.moment(2).span(of: name, try arguments.weeks(situation)) else {
        throw untold(name)
      }
      return .record(interval, [span.start.value, span.end.value])
    },
    .property(
      "duration", on: .named(interval), .double, about: "How many seconds lie between its moments.",
      example: ("DateInterval(start: .now, end: .now + 60).duration", "60.0")
    ) { arguments throws(FunctionFailure) in
      let (start, end) = try arguments.interval(0)
      return .double(end.seconds - start.seconds)
    },
    .method(
      "contains", on: .named(interval), [.needs("", .named(.date))], .bool,
      about: "Whether a date lies between its moments, or is one of them.",
      example: ("DateInterval(start: .now, end: .now + 60).contains(.now)", "true")
    ) { arguments throws(FunctionFailure) in
      let (start, end) = try arguments.interval(0)
      let moment = try arguments.moment(1)
      return .bool(start.seconds <= moment.seconds && moment.seconds <= end.seconds)
    },
    .method(
      "isDate", on: .named(calendar),
      [
        .needs("", .named(.date)), .needs("equalTo", .named(.date)), .needs("toGranularity", .named(calendarComponent)),
      ], .bool, about: "Whether two dates are in the same month, week or other part.",
      example: ("Calendar.current.isDate(.now, equalTo: Date.now + 86400, toGranularity: .month)", "true")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      .bool(try order(arguments, situation) == 1)
    },
    .method(
      "compare", on: .named(calendar),
      [.needs("", .named(.date)), .needs("to", .named(.date)), .needs("toGranularity", .named(calendarComponent))],
      .named(comparison), about: "Which of two dates is in the earlier month, week or other part.",
      example: (
        "Calendar.current.compare(.now, to: Date.now + 86400, toGranularity: .day) == .orderedAscending", "true"
      )
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      .enumeration(comparison, index: try order(arguments, situation), payload: [])
    },
    .method(
      "date", on: .named(calendar),
      [
        .needs("bySettingHour", .int), .needs("minute", .int), .needs("second", .int), .needs("of", .named(.date)),
      ], .optional(.named(.date)), about: "The time of day on the day of a date; nil for none.",
      example: (
        "Calendar.current.date(bySettingHour: 8, minute: 30, second: 0, of: .now)?.formatted(date: .omitted, time: .shortened) ?? \"\"",
        "8:30\u{202F}AM"
      )
    ) { arguments throws(FunctionFailure) in
      let (hour, minute, second) = (try arguments.int(1), try arguments.int(2), try arguments.int(3))
      guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return .null }
      let start = try arguments.moment(4).startOfDay
      return start?.moved(by: Double(hour * 3600 + minute * 60 + second))?.value ?? .null
    },
    .method(
      "date", on: .named(calendar), [.needs("byAdding", .named(components)), .needs("to", .named(.date))],
      .optional(.named(.date)), about: "A date by several parts later, the largest first.",
      example: (
        "Calendar.current.date(byAdding: DateComponents(month: 1, day: 2), to: .now)?.formatted(date: .numeric, time: .omitted) ?? \"\"",
        "10/18/2024"
      )
    ) { arguments throws(FunctionFailure) in
      var moment = try arguments.moment(2)
      for (name, count) in try arguments.parts(1) {
        guard let moved = moment.adding(count, name) else { throw outOfRange }
        moment = moved
      }
      return moment.value
    },
  ]

  /// Which of two dates is in the earlier part, as the place of the case of `ComparisonResult`.
  private static func order(
    _ arguments: FunctionArguments, _ situation: Situation
  ) throws(FunctionFailure) -> Int {
    let (weeks, name) = (try arguments.weeks(situation), try arguments.caseName(3))
    guard let first = try arguments.moment(1).span(of: name, weeks)?.start,
      let second = try arguments.moment(2).span(of: name, weeks)?.start
    else { throw untold(name) }
    return first.seconds < second.seconds ? 0 : first.seconds == second.seconds ? 1 : 2
  }

  static let calendarWords: [FunctionDeclaration] = [
    words("weekdaySymbols", "The days of the week from Sunday on.", "Sunday", .weekdays),
    words("shortWeekdaySymbols", "The days of the week in short, from Sunday on.", "Sun", .shortWeekdays),
    words("veryShortWeekdaySymbols", "The letters of the days of the week, from Sunday on.", "S", .narrowWeekdays),
    words("monthSymbols", "The months of the year, as dates name them.", "January", .months),
    words("shortMonthSymbols", "The months of the year in short.", "Jan", .shortMonths),
    words("veryShortMonthSymbols", "The letters of the months of the year.", "J", .narrowMonths),
    words(
      "standaloneMonthSymbols", "The months of the year, as they are named without a day.", "January", .standaloneMonths
    ),
    words("standaloneWeekdaySymbols", "The days of the week from Sunday on.", "Sunday", .weekdays),
    half("amSymbol", "The name of the hours before noon.", "AM", 0),
    half("pmSymbol", "The name of the hours behind noon.", "PM", 1),
  ]

  private static func words(
    _ name: String, _ summary: String, _ first: String, _ row: FormatLanguage.Row
  ) -> FunctionDeclaration {
    .property(
      name, on: .named(calendar), .array(.string), about: summary,
      example: ("Calendar.current.\(name)[0]", first)
    ) { _ in .null }.situated { _, situation in
      .array(FormatLanguage.of(situation.locale)[row].split(separator: " ").map { .string(String($0)) })
    }
  }

  private static func half(_ name: String, _ summary: String, _ word: String, _ place: Int) -> FunctionDeclaration {
    .property(name, on: .named(calendar), .string, about: summary, example: ("Calendar.current.\(name)", word)) {
      _ in .null
    }.situated { _, situation in .string(FormatLanguage.of(situation.locale).name(place, in: .halves)) }
  }

  private static let interval = TypeTable.wellKnown("DateInterval")
  private static let comparison = TypeTable.wellKnown("ComparisonResult")
}

extension FunctionArguments {
  /// How the calendar that a method is called on counts weeks: as the locale of the device does, or ISO 8601.
  func weeks(_ situation: Situation) throws(FunctionFailure) -> WeekRule {
    guard case .enumeration(let type, let index, _)? = try fields(0).first else { return .iso8601 }
    return types[type].cases[index].name == "iso8601" ? .iso8601 : WeekRule(locale: situation.locale)
  }

  /// The parts of a DateComponents that are not nil, the largest first.
  func parts(_ index: Int) throws(FunctionFailure) -> [(String, Int)] {
    zip(types[FunctionTable.components].fields, try fields(index)).compactMap { field, value in
      if case .int(let number) = value { (field.name, number) } else { nil }
    }
  }

  /// The moments of a DateInterval.
  fileprivate func interval(_ index: Int) throws(FunctionFailure) -> (start: Moment, end: Moment) {
    let fields = try fields(index)
    guard fields.count == 2, let start = Moment(fields[0]), let end = Moment(fields[1]) else {
      throw FunctionFailure(.mismatch, "this is not a DateInterval")
    }
    return (start, end)
  }
}
