// Dates, `formatted` of them, and the formats that it takes.
extension FunctionTable {
  static let dates: [FunctionDeclaration] = [
    .initializer("Date", [], .named(.date), about: "The present moment, which is a setting.") { _ in .null }
      .situated { _, situation in situation.now.value },
    .staticProperty("now", of: "Date", .named(.date), about: "The present moment, which is a setting.", .null)
      .situated { _, situation in situation.now.value },
    .property(
      "date", on: .named(TypeTable.wellKnown("TimelineViewDefaultContext")), .named(.date),
      about: "The moment that a timeline view shows: the present one, which is a setting."
    ) { _ in .null }.situated { _, situation in situation.now.value },
    .initializer(
      "Date", [.needs("timeIntervalSinceNow", .double)], .named(.date), about: "So many seconds behind now.",
      example: ("Date(timeIntervalSinceNow: 60).formatted(date: .omitted, time: .shortened)", "9:42\u{202F}AM")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      try moved(situation.now, by: try arguments.double(0))
    },
    .initializer(
      "Date", [.needs("timeIntervalSince1970", .double)], .named(.date), about: "So many seconds behind 1970.",
      example: ("Date(timeIntervalSince1970: 0).formatted(date: .numeric, time: .omitted)", "1/1/1970")
    ) { arguments throws(FunctionFailure) in
      guard let moment = Moment(seconds: try arguments.double(0)) else { throw outOfRange }
      return moment.value
    },
    .initializer(
      "Date", [.needs("timeIntervalSinceReferenceDate", .double)], .named(.date),
      about: "So many seconds behind the beginning of 2001.",
      example: ("Date(timeIntervalSinceReferenceDate: 86400).formatted(date: .numeric, time: .omitted)", "1/2/2001")
    ) { arguments throws(FunctionFailure) in
      // 31 years of 365 days and eight leap days behind 1970.
      guard let moment = Moment(seconds: try arguments.double(0) + 978_307_200) else { throw outOfRange }
      return moment.value
    },
    .method(
      "addingTimeInterval", on: .named(.date), [.needs("", .double)], .named(.date),
      about: "The date so many seconds later.",
      example: ("Date.now.addingTimeInterval(3600).formatted(date: .omitted, time: .shortened)", "10:41\u{202F}AM")
    ) { arguments throws(FunctionFailure) in try moved(try arguments.moment(0), by: try arguments.double(1)) },
    .method(
      "timeIntervalSince", on: .named(.date), [.needs("", .named(.date))], .double,
      about: "How many seconds the date is later than another.",
      example: ("Date.now.addingTimeInterval(90).timeIntervalSince(Date.now)", "90.0")
    ) { arguments throws(FunctionFailure) in
      .double(try arguments.moment(0).seconds - (try arguments.moment(1).seconds))
    },
    .method(
      "distance", on: .named(.date), [.needs("to", .named(.date))], .double,
      about: "How many seconds another date is later.", example: ("Date.now.distance(to: Date.now + 90)", "90.0")
    ) { arguments throws(FunctionFailure) in
      .double(try arguments.moment(1).seconds - (try arguments.moment(0).seconds))
    },
    .property(
      "timeIntervalSinceNow", on: .named(.date), .double, about: "How many seconds the date is later than now.",
      example: ("(Date.now + 90).timeIntervalSinceNow", "90.0")
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      .double(try arguments.moment(0).seconds - situation.now.seconds)
    },
    .property(
      "timeIntervalSince1970", on: .named(.date), .double, about: "How many seconds the date is behind 1970.",
      example: ("Date(timeIntervalSince1970: 60).timeIntervalSince1970", "60.0")
    ) { arguments throws(FunctionFailure) in .double(try arguments.moment(0).seconds) },
  ]

  static let dateFormats: [FunctionDeclaration] = dateWriting + dateParts + relativeFormats

  private static let dateWriting: [FunctionDeclaration] = [
    .formatting(
      on: .named(.date), about: "The day in figures, and the time.",
      example: ("Date.now.formatted()", "9/16/2024, 9:41\u{202F}AM")
    ) { arguments, _ throws(FunctionFailure) in .date(try arguments.moment(0), .standard) },
    .formatting(
      on: .named(.date), [.needs("", .named(.dateFormat))], about: "The date in a format.",
      example: ("Date.now.formatted(.dateTime.weekday(.wide).day().month())", "Monday, Sep 16")
    ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
    .formatting(
      on: .named(.date), [.needs("", .named(.relativeFormat))], about: "How far the date is from now.",
      example: ("Date.now.addingTimeInterval(7200).formatted(.relative(presentation: .numeric))", "in 2 hours")
    ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
    .formatting(
      on: .named(.date), [.needs("date", type("DateStyle")), .needs("time", type("TimeStyle"))],
      about: "The day and the time, each as long as is said.",
      example: ("Date.now.formatted(date: .long, time: .shortened)", "September 16, 2024 at 9:41\u{202F}AM")
    ) { arguments, _ throws(FunctionFailure) in
      let styles: [String: DateFormat.Style] = [
        "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
      ]
      let clocks: [String: DateFormat.Clock] = [
        "shortened": .shortened, "standard": .standard, "complete": .complete,
      ]
      let format = DateFormat(date: styles[try arguments.caseName(1)], time: clocks[try arguments.caseName(2)])
      return .date(try arguments.moment(0), format)
    },
  ]

  private static let dateParts: [FunctionDeclaration] =
    [
      part("weekday", \.weekday, .abbreviated), part("year", \.year, .digits), part("month", \.month, .abbreviated),
      part("day", \.day, .digits), part("hour", \.hour, .digits), part("minute", \.minute, .digits),
      part("second", \.second, .digits),
    ] + [
      .method(
        "locale", on: .named(.dateFormat), [.needs("", .named(locale))], .named(.dateFormat),
        about: "The format of one locale.",
        example: (
          "Date.now.formatted(.dateTime.day().month(.wide).locale(Locale(identifier: \"de\")))", "16. September"
        )
      ) { arguments throws(FunctionFailure) in
        try changed(arguments) { format throws(FunctionFailure) in format.locale = try arguments.locale(1) }
      }
    ]

  private static let relativeFormats: [FunctionDeclaration] = [
    .staticMethod(
      "relative", of: "Date.RelativeFormatStyle", [.needs("presentation", .named(presentation))],
      .named(.relativeFormat), about: "How far a date is from now.",
      example: ("Date.now.addingTimeInterval(-86400).formatted(.relative(presentation: .named))", "yesterday")
    ) { arguments throws(FunctionFailure) in
      .record(.relativeFormat, [.bool(try arguments.caseName(0) == "named"), .null])
    }
  ]

  private static func part(
    _ name: String, _ path: WritableKeyPath<DateFormat, DateFormat.Width?> & Sendable, _ own: DateFormat.Width
  ) -> FunctionDeclaration {
    let symbol = TypeTable.wellKnown("Date.FormatStyle.Symbol")
    return .method(
      name, on: .named(.dateFormat),
      [.may("", .named(symbol), .enumeration(symbol, index: own.rawValue, payload: []))], .named(.dateFormat),
      about: "The format with the \(name).",
      example: ("Date.now.formatted(.dateTime.\(name)())", DateFormat.examples[name] ?? "")
    ) { arguments throws(FunctionFailure) in
      let width = DateFormat.Width(rawValue: try arguments.caseIndex(1))
      return try changed(arguments) { $0[keyPath: path] = width }
    }
  }

  private static func changed(
    _ arguments: FunctionArguments, _ change: (inout DateFormat) throws(FunctionFailure) -> Void
  ) throws(FunctionFailure) -> Value {
    guard var format = DateFormat(arguments[0]) else { throw FunctionFailure(.mismatch, "this is not a format") }
    try change(&format)
    return .record(.dateFormat, format.fields)
  }

  static func moved(_ moment: Moment, by seconds: Double) throws(FunctionFailure) -> Value {
    guard let moved = moment.moved(by: seconds) else { throw outOfRange }
    return moved.value
  }

  static let outOfRange = FunctionFailure(.range, "dates are in the years 1 to 9999")
  private static let presentation = TypeTable.wellKnown("Date.RelativeFormatStyle.Presentation")

  private static func type(_ name: String) -> TypePattern { .named(TypeTable.wellKnown("Date.FormatStyle." + name)) }
}

extension DateFormat {
  /// What the parts of the standard moment look like alone.
  fileprivate static let examples = [
    "weekday": "Mon", "year": "2024", "month": "Sep", "day": "16", "hour": "9\u{202F}AM", "minute": "41", "second": "0",
  ]
}

extension Moment {
  /// The moment so many seconds later; nil beyond the years 1 to 9999.
  func moved(by seconds: Double) -> Moment? { Moment(seconds: self.seconds + seconds, zone: zone) }
}

extension FunctionArguments {
  /// The moment of a Date.
  func moment(_ index: Int) throws(FunctionFailure) -> Moment {
    guard let moment = Moment(values[index]) else { throw FunctionFailure(.mismatch, "this is not a Date") }
    return moment
  }
}
