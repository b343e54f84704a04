// Arithmetic of the Gregorian calendar, in the time zone that a moment is written in.
extension Moment {
  /// The moment that has such parts, by the names of their Calendar.Components, in Greenwich; nil for none.
  init?(parts: [String: Int]) {
    let (year, month, day) = (parts["year"] ?? 1, parts["month"] ?? 1, parts["day"] ?? 1)
    let time = [("hour", 3600), ("minute", 60), ("second", 1)]
    guard (1...9999).contains(year),
      ([month, day] + time.compactMap { parts[$0.0] }).allSatisfy({ $0.magnitude <= 100_000 })
    else { return nil }
    let months = year * 12 + month - 1
    let first = DateComponents.days(year: months / 12, month: months % 12 + 1, day: 1)
    let seconds = time.reduce(0) { $0 + (parts[$1.0] ?? 0) * $1.1 }
    self.init(seconds: Double((first + day - 1) * 86_400 + seconds))
  }

  /// The day, counted from 1970-01-01.
  var day: Int {
    let parts = components
    return DateComponents.days(year: parts.year, month: parts.month, day: parts.day)
  }

  /// A part of the date by the name of its Calendar.Component; nil for one that is not told.
  func part(_ name: String, _ weeks: WeekRule) -> Int? {
    let parts = components
    switch name {
    case "era": return 1
    case "year": return parts.year
    case "quarter": return (parts.month + 2) / 3
    case "month": return parts.month
    case "weekday": return parts.weekday + 1
    case "weekdayOrdinal": return (parts.day - 1) / 7 + 1
    case "weekOfYear": return weeks.weekOfYear(parts).week
    case "yearForWeekOfYear": return weeks.weekOfYear(parts).year
    case "weekOfMonth": return weeks.week(ofDay: parts.day, weekday: parts.weekday)
    case "dayOfYear": return parts.dayOfYear
    case "day": return parts.day
    case "hour": return parts.hour
    case "minute": return parts.minute
    case "second": return parts.second
    case "nanosecond": return Int(seconds.fraction * 1_000_000_000)
    default: return nil
    }
  }

  /// The moment so many parts later; nil beyond the years that moments have.
  ///
  /// A day that the month does not have becomes its last one.
  func adding(_ count: Int, _ name: String) -> Moment? {
    if let length = Moment.lengths[name] { return moved(by: Double(count) * length) }
    guard let months = Moment.months[name], count.magnitude <= 200_000 else { return nil }
    let parts = components
    let month = parts.year * 12 + parts.month - 1 + count * months
    let (year, monthOfYear) = (month / 12, month % 12 + 1)
    guard month >= 12, year < 10_000 else { return nil }
    let day = min(parts.day, DateComponents.days(inMonth: monthOfYear, of: year))
    return moved(by: Double(DateComponents.days(year: year, month: monthOfYear, day: day) - self.day) * 86_400)
  }

  /// How many whole parts lie between two moments: the largest first, and of what is left the next.
  func distances(to end: Moment, in names: [String]) -> [(name: String, count: Int)] {
    var start = self
    var result: [(name: String, count: Int)] = []
    for name in Moment.sizes where names.contains(name) {
      var count = 0
      if let length = Moment.lengths[name] {
        count = Int(((end.seconds - start.seconds) / length).rounded(.towardZero))
      } else if let months = Moment.months[name] {
        count = start.months(until: end) / months
      }
      if let moved = start.adding(count, name) { start = moved }
      result.append((name, count))
    }
    return result
  }

  /// How many whole months lie between two moments.
  private func months(until end: Moment) -> Int {
    let (first, last) = (components, end.components)
    let months = (last.year - first.year) * 12 + last.month - first.month
    guard months != 0, let there = adding(months, "month") else { return 0 }
    // The last month is not whole.
    if months > 0, there.seconds > end.seconds { return months - 1 }
    return months < 0 && there.seconds < end.seconds ? months + 1 : months
  }

  /// When the part began that the moment is in, and when the next one does; nil for a part that has no length of its own.
  func span(of name: String, _ weeks: WeekRule) -> (start: Moment, end: Moment)? {
    let parts = components
    let first: Int
    switch name {
    case "year": first = DateComponents.days(year: parts.year, month: 1, day: 1)
    case "quarter": first = DateComponents.days(year: parts.year, month: (parts.month - 1) / 3 * 3 + 1, day: 1)
    case "month": first = DateComponents.days(year: parts.year, month: parts.month, day: 1)
    case "weekOfYear", "weekOfMonth": first = day - (parts.weekday - weeks.firstWeekday).remainder(below: 7)
    case "day", "dayOfYear", "weekday", "weekdayOrdinal", "hour", "minute", "second": first = day
    default: return nil
    }
    var start = moved(by: Double(first - day) * 86_400 - secondOfDay)
    if let length = Moment.lengths[name], length < 86_400 {
      start = start?.moved(by: (secondOfDay / length).rounded(.down) * length)
    }
    let isDay = ["weekday", "weekdayOrdinal"].contains(name)
    guard let start, let end = start.adding(1, isDay ? "day" : name) else { return nil }
    return (start, end)
  }

  /// How many seconds of its day have gone.
  private var secondOfDay: Double {
    let parts = components
    return Double(parts.hour * 3600 + parts.minute * 60 + parts.second) + seconds.fraction
  }

  /// The first moment of its day.
  var startOfDay: Moment? { moved(by: -secondOfDay) }

  /// The parts that spans are told in, the largest first.
  static let sizes = ["year", "quarter", "month", "weekOfYear", "weekOfMonth", "day", "hour", "minute", "second"]
  private static let months = ["year": 12, "yearForWeekOfYear": 12, "quarter": 3, "month": 1]
  private static let lengths: [String: Double] = [
    "weekOfYear": 604_800, "weekOfMonth": 604_800, "weekdayOrdinal": 604_800, "weekday": 86_400, "day": 86_400,
    "dayOfYear": 86_400, "hour": 3600, "minute": 60, "second": 1,
    "nanosecond": 0.000_000_001,
  ]
}

extension Double {
  /// What is behind the point.
  var fraction: Double { self - rounded(.down) }
}
