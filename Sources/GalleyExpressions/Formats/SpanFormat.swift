/// How spans of time are written: as text styles of dates, as counters, and relative to now.
enum SpanFormat {
  /// `2 hours, 23 minutes`: the two largest units of a span, without a sign.
  static func relative(_ seconds: Double, in locale: String) -> String {
    var rest = seconds.magnitude.rounded()
    var parts: [String] = []
    for (unit, length) in units where parts.count < 2 {
      let count = (rest / length).rounded(.down)
      guard count >= 1 || unit == .second && parts.isEmpty else {
        // What stands behind a gap is left out.
        if !parts.isEmpty { break }
        continue
      }
      rest -= count * length
      parts.append(text(Int(count), unit, in: locale))
    }
    return parts.joined(separator: FormatLanguage.of(locale).joiner(.spans))
  }

  /// `+2 hours`, `-3 months`: the largest unit with a sign.
  static func offset(_ seconds: Double, in locale: String) -> String {
    let (count, unit) = largestUnit(seconds)
    let sign = NumberSymbols.of(locale).sign(isNegative: seconds < 0, .always)
    return sign + text(count, unit, in: locale)
  }

  /// `in 2 days`, `3 hours ago`; with names, `tomorrow`.
  static func relativeToNow(_ seconds: Double, isNamed: Bool, in locale: String) -> String {
    let language = FormatLanguage.of(locale)
    let (count, unit) = largestUnit(seconds)
    if isNamed {
      if unit == .second, count == 0 { return language[.now] }
      let names = count == 1 ? language.forms(unit, part: 2) : []
      if names.count == 2 { return names[seconds < 0 ? 0 : 1] }
    }
    return language[seconds < 0 ? .past : .ahead]
      .putting(text(count, unit, isRelative: true, in: locale), for: "#")
  }

  /// Units, the largest first, with their lengths in seconds; months and years are mean ones.
  private static let units: [(row: FormatLanguage.Row, length: Double)] = [
    (.year, 31_556_952), (.month, 2_629_746), (.week, 604_800), (.day, 86_400), (.hours, 3600), (.minute, 60),
    (.second, 1),
  ]

  /// A number of units of a Duration in words; nil for one that there are no words for.
  static func text(_ count: Int, _ unit: DurationUnitsFormat.Unit, in locale: String) -> String? {
    let row: FormatLanguage.Row? =
      switch unit {
      case .weeks: .week
      case .days: .day
      case .hours: .hours
      case .minutes: .minute
      case .seconds: .second
      case .milliseconds: nil
      }
    return row.map { text(count, $0, in: locale) }
  }

  /// A number of units in words.
  private static func text(
    _ count: Int, _ unit: FormatLanguage.Row, isRelative: Bool = false, in locale: String
  ) -> String {
    let language = FormatLanguage.of(locale)
    let relative = isRelative ? language.forms(unit, part: 1) : []
    let forms = relative.isEmpty ? language.forms(unit) : relative
    let rule = PluralRule.of(locale)
    let number = NumberSymbols.of(locale).write("\(count)")
    guard !forms.isEmpty else { return number }
    return forms[rule.index(of: rule.category(Double(count)), among: forms.count)].putting(number, for: "#")
  }

  /// The largest unit of a span, and how many of it there are, rounded.
  private static func largestUnit(_ seconds: Double) -> (count: Int, unit: FormatLanguage.Row) {
    let rest = seconds.magnitude
    for (unit, length) in units where rest >= length { return (Int((rest / length).rounded()), unit) }
    return (Int(rest.rounded()), .second)
  }

  /// `2:05`, `1:02:05`: a span as a counter shows it; minutes go on beyond 59 without hours.
  static func counter(_ seconds: Double, showsHours: Bool, in locale: String) -> String {
    let total = Int(min(seconds.magnitude, 1e12).rounded(.down))
    let (hours, minutes) = showsHours ? (total / 3600, total / 60 % 60) : (0, total / 60)
    let tail = ":" + Moment.digits(total % 60, 2)
    let text = hours > 0 ? "\(hours):" + Moment.digits(minutes, 2) + tail : "\(minutes)" + tail
    return (seconds <= -1 ? NumberSymbols.of(locale).minus : "") + NumberSymbols.of(locale).digits(text)
  }
}

/// How `formatted(_:)` writes a Duration: Duration.TimeFormatStyle of Foundation.
package struct DurationFormat: Sendable, Hashable {
  /// What shows of it, as documents name it: `hourMinuteSecond`.
  enum Pattern: String, Sendable, CaseIterable {
    case hourMinute, hourMinuteSecond, minuteSecond
  }

  var pattern: Pattern
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// Returns a span of time: `1:02:05`, `1:02`, `62:05`.
  func text(_ seconds: Double, in place: String) -> String {
    let locale = locale ?? place
    let total = Int(min(seconds.magnitude, 1e12).rounded())
    let written: String
    switch pattern {
    case .minuteSecond: return SpanFormat.counter(seconds.rounded(), showsHours: false, in: locale)
    case .hourMinuteSecond:
      written = "\(total / 3600):" + Moment.digits(total / 60 % 60, 2) + ":" + Moment.digits(total % 60, 2)
    case .hourMinute:
      let minutes = (total + 30) / 60
      written = "\(minutes / 60):" + Moment.digits(minutes % 60, 2)
    }
    return (seconds < 0 ? NumberSymbols.of(locale).minus : "") + NumberSymbols.of(locale).digits(written)
  }
}

extension NumberSymbols {
  /// A text with the locale's digits.
  func digits(_ text: String) -> String {
    guard zero != 0x30 else { return text }
    return text.split(separator: ":").map { write(String($0), isGrouped: false) }.joined(separator: ":")
  }
}
