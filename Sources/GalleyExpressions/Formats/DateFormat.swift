/// How `formatted(_:)` writes a date: Date.FormatStyle of Foundation, as the parts that show.
package struct DateFormat: Sendable, Hashable {
  /// How one part is written, in the order of the cases that documents name.
  enum Width: Int, Sendable {
    case digits, twoDigits, abbreviated, wide, narrow
  }

  var weekday: Width?
  var year: Width?
  var month: Width?
  var day: Width?
  var hour: Width?
  var minute: Width?
  var second: Width?
  var showsZone = false
  /// As ISO 8601 writes it, whatever the locale.
  var isISO = false
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// `6/3/2019, 11:23 PM`: what `formatted()` and `.dateTime` without parts write.
  static let standard = DateFormat(year: .digits, month: .digits, day: .digits, hour: .digits, minute: .digits)

  /// A day, `Jun 3, 2019`.
  package static let abbreviatedDay = DateFormat(date: .abbreviated, time: nil)
  /// A time of day, `11:23 PM`.
  package static let shortTime = DateFormat(date: nil, time: .shortened)

  /// `Jun 3, 2019 at 11:23 PM` and its like: what `formatted(date:time:)` writes.
  init(date: Style?, time: Clock?) {
    if let date {
      year = .digits
      day = .digits
      month = date == .numeric ? .digits : date == .abbreviated ? .abbreviated : .wide
      weekday = date == .complete ? .wide : nil
    }
    if let time {
      hour = .digits
      minute = .digits
      second = time == .shortened ? nil : .digits
      showsZone = time == .complete
    }
  }

  init(
    weekday: Width? = nil, year: Width? = nil, month: Width? = nil, day: Width? = nil, hour: Width? = nil,
    minute: Width? = nil, second: Width? = nil
  ) {
    self.weekday = weekday
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// How much of a day is written.
  enum Style: Sendable { case numeric, abbreviated, long, complete }

  /// How much of a time is written.
  enum Clock: Sendable { case shortened, standard, complete }

  private var hasDate: Bool { weekday != nil || year != nil || month != nil || day != nil }
  private var hasTime: Bool { hour != nil || minute != nil || second != nil }
}

extension DateFormat {
  /// Returns a date as the locale of a place writes it.
  func text(_ moment: Moment, in place: String) -> String {
    if isISO { return moment.text }
    let locale = locale ?? place
    let format = hasDate || hasTime ? self : DateFormat.standard
    let writer = DateWriter(
      language: FormatLanguage.of(locale), symbols: NumberSymbols.of(locale), format: format, parts: moment.components)
    var result = format.hasDate ? format.dateText(writer) : ""
    guard format.hasTime else { return result }
    if format.hasDate {
      result += writer.language.joiner(format.month == .wide ? .longTime : .shortTime)
    }
    return result + format.timeText(writer) + (showsZone ? " " + moment.zoneName : "")
  }

  private func dateText(_ writer: DateWriter) -> String {
    let language = writer.language
    let text = writer.write(datePattern(language))
    guard let weekday else { return text }
    let name = writer.weekday(weekday)
    if text.isEmpty { return name }
    let pattern = language[weekday == .wide ? .longWeekday : .shortWeekday]
    if pattern.hasPrefix("D") { return text + String(pattern.dropFirst()).putting(name, for: "E") }
    return String(pattern.dropLast()).putting(name, for: "E") + text
  }

  /// The pattern of the parts of a date, but for the weekday.
  private func datePattern(_ language: FormatLanguage) -> String {
    let letters = (year == nil ? "" : "y") + (month?.letters ?? "") + (day == nil ? "" : "d")
    if let row = FormatLanguage.Row(rawValue: letters) { return language[row] }
    // A year and a day have no month between them.
    return letters.isEmpty ? "" : language[.y] + " " + language[.d]
  }

  private func timeText(_ writer: DateWriter) -> String {
    let language = writer.language
    guard hour != nil else {
      return writer.write(minute == nil ? "s" : second == nil ? "m" : "mm:ss")
    }
    guard minute != nil else { return writer.write(language[.hour]) }
    let time = language[.time]
    guard second != nil else { return writer.write(time) }
    return writer.write(time.putting("mm\(time.contains(".") ? "." : ":")ss", for: "mm"))
  }
}

extension DateFormat.Width {
  /// What CLDR calls a month that is written so.
  fileprivate var letters: String {
    switch self {
    case .digits, .twoDigits: "M"
    case .abbreviated, .narrow: "MMM"
    case .wide: "MMMM"
    }
  }
}

extension Moment {
  /// The zone as it stands behind a time: `GMT`, `GMT+2`, `GMT+5:30`.
  fileprivate var zoneName: String {
    let minutes = Int(zone.magnitude / 60)
    guard minutes > 0 else { return "GMT" }
    return "GMT" + (zone < 0 ? "-" : "+") + "\(minutes / 60)"
      + (minutes % 60 == 0 ? "" : ":" + Moment.digits(minutes % 60, 2))
  }
}
