/// How a region counts weeks.
///
/// Source: CLDR 44, the first day of the week and the least days of a year's first week by region; an unknown region is the
/// world, whose weeks begin on Monday and whose first week has the first of January.
struct WeekRule: Hashable, Sendable {
  /// The day that weeks begin with, from Sunday, which is 0.
  var firstWeekday: Int
  /// How many days of a year its first week has at least.
  var minimumDays: Int

  /// ISO 8601: weeks begin on Monday, and the first of a year has its first Thursday.
  static let iso8601 = WeekRule(firstWeekday: 1, minimumDays: 4)

  init(firstWeekday: Int, minimumDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  init(locale: String) {
    var region = NumberSymbols.region(of: locale)
    if region.isEmpty { region = NumberSymbols.language(of: locale).flatMap { WeekRule.likelyRegions[$0] } ?? "" }
    let first = WeekRule.saturdays.contains(region) ? 6 : WeekRule.sundays.contains(region) ? 0 : 1
    self.init(firstWeekday: first, minimumDays: WeekRule.halfWeeks.contains(region) ? 4 : 1)
  }

  private static let saturdays: Set = [
    "AE", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]
  private static let sundays: Set = [
    "AU", "BR", "CA", "CO", "HK", "ID", "IL", "IN", "JP", "KE", "KR", "MX", "PE", "PH", "PT", "SA", "SG", "TH", "TW",
    "US", "VE", "ZA",
  ]
  /// The regions whose first week has at least four days.
  private static let halfWeeks: Set = [
    "AD", "AN", "AT", "AX", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FJ", "FO", "FR", "GB", "GF", "GG",
    "GI", "GP", "GR", "HU", "IE", "IM", "IS", "IT", "JE", "LI", "LT", "LU", "MC", "MQ", "NL", "NO", "PL", "PT", "RE",
    "RU", "SE", "SJ", "SK", "SM", "VA",
  ]
  /// Where a language is spoken if nobody says where, as CLDR's likely subtags have it.
  private static let likelyRegions = [
    "ar": "EG", "da": "DK", "de": "DE", "en": "US", "es": "ES", "fr": "FR", "it": "IT", "ja": "JP", "ko": "KR",
    "nb": "NO", "nl": "NL", "no": "NO", "pl": "PL", "pt": "BR", "ru": "RU", "sv": "SE", "zh": "CN",
  ]
}

extension WeekRule {
  /// The number of the week that a day is in, which is the first, second, … of a year or a month; 0 for the week before the
  /// first one.
  func week(ofDay day: Int, weekday: Int) -> Int {
    let start = (weekday - firstWeekday - day + 1).remainder(below: 7)
    let days = day + start - 1
    return (days - days.remainder(below: 7)) / 7 + (7 - start >= minimumDays ? 1 : 0)
  }

  /// The week of the year that a day is in, and the year that the week belongs to.
  func weekOfYear(_ parts: DateComponents) -> (week: Int, year: Int) {
    let week = week(ofDay: parts.dayOfYear, weekday: parts.weekday)
    guard week > 0 else {
      // It belongs to the last week of the year before.
      let before = parts.dayOfYear + DateComponents.days(inYear: parts.year - 1)
      return (self.week(ofDay: before, weekday: parts.weekday), parts.year - 1)
    }
    // The last days of a year may be in the first week of the next.
    let next = parts.dayOfYear - DateComponents.days(inYear: parts.year)
    let isNext = self.week(ofDay: next, weekday: parts.weekday) == 1
    return isNext ? (1, parts.year + 1) : (week, parts.year)
  }
}

extension DateComponents {
  /// From 1.
  var dayOfYear: Int {
    DateComponents.days(year: year, month: month, day: day) - DateComponents.days(year: year, month: 1, day: 1) + 1
  }

  static func days(inYear year: Int) -> Int {
    days(year: year + 1, month: 1, day: 1) - days(year: year, month: 1, day: 1)
  }
}

extension Int {
  /// What is left of a division by a positive number: never negative.
  func remainder(below divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
