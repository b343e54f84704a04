internal import GalleySource

/// A moment, with the time zone that it is written in, which is also the one that it is shown in.
package struct Moment: Sendable, Hashable {
  /// Since the beginning of 1970 in Greenwich; at most those of the years 1 to 9999.
  package let seconds: Double
  /// How many seconds the zone is ahead of Greenwich.
  let zone: Int

  /// Creates a moment; nil for one outside the years 1 to 9999.
  init?(seconds: Double, zone: Int = 0) {
    guard seconds.isFinite, Moment.years.contains(seconds + Double(zone)) else { return nil }
    self.seconds = seconds
    self.zone = zone
  }

  /// Reads a date in ISO 8601; nil for anything else.
  package init?(_ text: String) {
    guard let moment = ISODate.moment(text) else { return nil }
    self = moment
  }

  /// The date that a value holds, or stands for; nil for any other.
  package init?(_ value: Value) {
    var value = value
    while case .binding(let binding) = value { value = binding.current }
    if case .record(.date, let fields) = value, let first = fields.first { value = first }
    guard case .string(let text) = value else { return nil }
    self.init(text)
  }

  private init(known seconds: Double) {
    self.seconds = seconds
    zone = 0
  }

  /// What is now unless a setting says something else: when people who build for iOS 18 first could, at the hour that Apple's
  /// pictures show.
  package static let standard = Moment(known: 1_726_479_660)

  /// From the first day of year 1 to the last one of year 9999.
  private static let years = -62_135_596_800.0..<253_402_300_800.0

  /// What a calendar and a clock show.
  var components: DateComponents {
    let local = (seconds + Double(zone)).rounded(.down)
    let day = (local / 86_400).rounded(.down)
    let rest = Int(local - day * 86_400)
    let (year, month, dayOfMonth) = DateComponents.civil(fromDays: Int(day))
    return DateComponents(
      year: year, month: month, day: dayOfMonth, weekday: (Int(day) % 7 + 11) % 7, hour: rest / 3600,
      minute: rest / 60 % 60, second: rest % 60)
  }

  /// The moment in ISO 8601.
  var text: String {
    let parts = components
    let date = Moment.digits(parts.year, 4) + "-" + Moment.digits(parts.month, 2) + "-" + Moment.digits(parts.day, 2)
    let time =
      Moment.digits(parts.hour, 2) + ":" + Moment.digits(parts.minute, 2) + ":" + Moment.digits(parts.second, 2)
    let fraction = seconds - seconds.rounded(.down)
    let decimals = Mathematics.formatted(fraction, letter: UInt8(ascii: "f"), precision: 3).dropFirst()
    let offset = zone.magnitude / 60
    let zoneText =
      zone == 0
      ? "Z" : (zone < 0 ? "-" : "+") + Moment.digits(Int(offset / 60), 2) + ":" + Moment.digits(Int(offset % 60), 2)
    return date + "T" + time + (fraction < 0.0005 || decimals == ".000" ? "" : String(decimals)) + zoneText
  }

  /// The value of type Date.
  package var value: Value { .record(.date, [.string(text)]) }

  static func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

/// What a calendar and a clock show of a moment.
struct DateComponents: Hashable {
  var year: Int
  /// From 1.
  var month: Int
  /// From 1.
  var day: Int
  /// From Sunday, which is 0.
  var weekday: Int
  var hour: Int
  var minute: Int
  var second: Int

  /// The day of the Gregorian calendar that is so many days behind 1970-01-01.
  ///
  /// Counts from March, so that a leap day is the last of its year; 400 years have 146 097 days.
  static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// How many days a day of the Gregorian calendar is behind 1970-01-01.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
