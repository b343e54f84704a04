/// A month as calendars show it, in the words of a locale.
package struct CalendarMonth: Sendable, Hashable {
  /// `May 2024`.
  package let title: String
  /// The short names of the days of the week, from the one that weeks begin with.
  package let weekdays: [String]
  /// The column of the first day, from 0.
  package let firstColumn: Int
  package let dayCount: Int
  private let year: Int
  private let month: Int

  package init(of moment: Moment, locale: String) {
    let parts = moment.components
    let language = FormatLanguage.of(locale)
    (year, month) = (parts.year, parts.month)
    title = "\(language.name(month - 1, in: .standaloneMonths)) \(year)"
    let firstWeekday = WeekRule(locale: locale).firstWeekday
    weekdays = (0..<7).map { language.name(($0 + firstWeekday) % 7, in: .shortWeekdays) }
    firstColumn = (parts.weekday - (parts.day - 1) % 7 - firstWeekday + 14) % 7
    dayCount = DateComponents.days(inMonth: month, of: year)
  }

  /// The day of the month, from 1, that a moment is on; nil for one of another month.
  package func day(of moment: Moment) -> Int? {
    let parts = moment.components
    return parts.year == year && parts.month == month ? parts.day : nil
  }
}

extension CalendarMonth {
  /// What the wheels for a date show: for each part the names before, at and behind it, and where it stands among them.
  package static func wheels(of moment: Moment, locale: String) -> [(names: [String], position: Int)] {
    let parts = moment.components
    let language = FormatLanguage.of(locale)
    let months = (0..<12).map { language.name($0, in: .standaloneMonths) }
    let days = (1...DateComponents.days(inMonth: parts.month, of: parts.year)).map(String.init)
    let years = (-4...4).map { String(parts.year + $0) }
    let month = (months, parts.month - 1)
    let day = (days, parts.day - 1)
    // Americans alone name the month first.
    return (NumberSymbols.region(of: locale) == "US" ? [month, day] : [day, month]) + [(years, 4)]
  }

  /// What the wheels for a time of day show.
  package static func clockWheels(of moment: Moment, locale: String) -> [(names: [String], position: Int)] {
    let parts = moment.components
    let language = FormatLanguage.of(locale)
    let minutes = ((0..<60).map { Moment.digits($0, 2) }, parts.minute)
    guard language[.time].contains("a") else { return [((0..<24).map { Moment.digits($0, 2) }, parts.hour), minutes] }
    let hours = [12] + (1...11)
    return [
      (hours.map(String.init), parts.hour % 12), minutes,
      ((0...1).map { language.name($0, in: .halves) }, parts.hour / 12),
    ]
  }
}
