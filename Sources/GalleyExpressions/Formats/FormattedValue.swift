/// A value with the format that a locale is to write it in, kept apart until the locale is known.
package enum FormattedValue: Sendable, Hashable {
  case integer(Int, NumberFormat)
  case number(Double, NumberFormat)
  case date(Moment, DateFormat)
  /// `formatted(.relative(presentation:))`
  case relative(Moment, now: Moment, isNamed: Bool, locale: String?)
  /// `Text(date, style:)`
  case dateStyle(Moment, DateStyle, now: Moment)
  case list([String], ListFormat)
  case byteCount(Double, ByteCountFormat)
  case measurement(Double, unit: String, MeasurementFormat)
  case duration(Double, DurationFormat)
  case durationUnits(Double, DurationUnitsFormat)
  case timer(TimerInterval, now: Moment)

  /// What of a date shows: the cases of Text.DateStyle, in their order.
  package enum DateStyle: String, Sendable, CaseIterable {
    case time, date, relative, offset, timer
  }

  /// `Text(timerInterval:)`: what is left, or has passed, of an interval.
  package struct TimerInterval: Sendable, Hashable {
    package var start: Moment
    package var end: Moment
    /// When it was stopped; nil while it runs.
    package var pause: Moment?
    package var countsDown = true
    package var showsHours = true

    package init(start: Moment, end: Moment) {
      self.start = start
      self.end = end
    }
  }
}

extension FormattedValue {
  /// The locale of the words that stand in it; nil where there are numbers alone.
  func localeOfWords(in place: String) -> String? {
    switch self {
    case .date(_, let format): format.isISO ? nil : format.locale ?? place
    case .relative(_, _, _, let own): own ?? place
    case .list(_, let format): format.locale ?? place
    case .durationUnits(_, let format): format.width == .wide ? format.locale ?? place : nil
    case .dateStyle: place
    case .integer, .number, .byteCount, .measurement, .duration, .timer: nil
    }
  }

  /// Returns the value as a locale writes it.
  package func written(in locale: String) -> String {
    switch self {
    case .integer(let value, let format): format.text(value, in: locale)
    case .number(let value, let format): format.text(value, isWhole: false, in: locale)
    case .date(let moment, let format): format.text(moment, in: locale)
    case .relative(let moment, let now, let isNamed, let own):
      SpanFormat.relativeToNow(moment.seconds - now.seconds, isNamed: isNamed, in: own ?? locale)
    case .dateStyle(let moment, let style, let now): FormattedValue.text(moment, style, in: locale, now: now)
    case .list(let elements, let format): format.text(elements, in: locale)
    case .byteCount(let count, let format): format.text(count, in: locale)
    case .measurement(let value, let unit, let format):
      MeasurementUnit.named(unit).map { format.text(value, $0, in: locale) } ?? ""
    case .duration(let seconds, let format): format.text(seconds, in: locale)
    case .durationUnits(let seconds, let format): format.text(seconds, in: locale)
    case .timer(let interval, let now): interval.text(in: locale, now: now)
    }
  }

  /// `June 3, 2019`, `11:23 PM`, `2 hours, 23 minutes`, `+2 hours`, `36:59:01`.
  private static func text(_ moment: Moment, _ style: DateStyle, in locale: String, now: Moment) -> String {
    let ahead = moment.seconds - now.seconds
    switch style {
    case .time: return DateFormat(date: nil, time: .shortened).text(moment, in: locale)
    case .date: return DateFormat(date: .long, time: nil).text(moment, in: locale)
    case .relative: return SpanFormat.relative(ahead, in: locale)
    case .offset: return SpanFormat.offset(ahead, in: locale)
    case .timer: return SpanFormat.counter(ahead.magnitude, showsHours: true, in: locale)
    }
  }
}

extension FormattedValue.TimerInterval {
  /// Reads a range of dates; nil for any other value.
  package init?(_ value: Value) {
    guard case .record(.dateRange, let fields) = value, fields.count == 2, let start = Moment(fields[0]),
      let end = Moment(fields[1])
    else { return nil }
    self.init(start: start, end: end)
  }

  /// What the counter shows: never more than the interval has.
  fileprivate func text(in locale: String, now: Moment) -> String {
    let moment = min(max((pause ?? now).seconds, start.seconds), max(end.seconds, start.seconds))
    let shown = countsDown ? end.seconds - moment : moment - start.seconds
    return SpanFormat.counter(max(shown, 0), showsHours: showsHours, in: locale)
  }
}
