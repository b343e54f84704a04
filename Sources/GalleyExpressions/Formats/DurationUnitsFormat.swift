/// How `formatted(_:)` writes a Duration in words: Duration.UnitsFormatStyle of Foundation.
package struct DurationUnitsFormat: Sendable, Hashable {
  /// A unit, as documents name it, the largest first.
  enum Unit: String, Sendable, CaseIterable {
    case weeks, days, hours, minutes, seconds, milliseconds

    /// In seconds.
    var length: Double {
      switch self {
      case .weeks: 604_800
      case .days: 86_400
      case .hours: 3600
      case .minutes: 60
      case .seconds: 1
      case .milliseconds: 0.001
      }
    }
  }

  /// How units are named.
  enum Width: String, Sendable, CaseIterable {
    case wide, abbreviated, condensedAbbreviated, narrow
  }

  /// The units that may show.
  var allowed: [Unit] = [.hours, .minutes, .seconds]
  var width = Width.abbreviated
  /// How many units show at most; nil for all.
  var mostUnits: Int?
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// Returns a span of time as a text (`1 hr, 2 min`).
  ///
  /// Units of which there are none do not show; the smallest one that does is rounded.
  func text(_ seconds: Double, in place: String) -> String {
    let locale = locale ?? place
    let units = Unit.allCases.filter(allowed.contains)
    guard let smallest = units.last else { return "" }
    // Counted in the smallest unit that shows, so that 59.6 seconds are a minute.
    var (shown, rest) = (units[...], seconds.magnitude)
    for _ in 0..<2 {
      let step = (shown.last ?? smallest).length
      rest = (min(seconds.magnitude, 1e12) / step).rounded(.toNearestOrEven) * step
      let first = units.firstIndex { rest >= $0.length } ?? units.count - 1
      shown = units[first...].prefix(mostUnits.map { max($0, 1) } ?? units.count)
    }
    var parts: [String] = []
    for unit in shown {
      // A millisecond has no exact length.
      let count = (rest / unit.length + 1e-6).rounded(.down)
      rest -= count * unit.length
      if count > 0 { parts.append(part(count, unit, in: locale)) }
    }
    if parts.isEmpty { parts = [part(0, shown.last ?? smallest, in: locale)] }
    let separator = width == .wide || width == .abbreviated ? ", " : " "
    return (seconds < 0 ? NumberSymbols.of(locale).minus : "") + parts.joined(separator: separator)
  }

  private func part(_ count: Double, _ unit: Unit, in locale: String) -> String {
    let number = NumberSymbols.of(locale).write("\(Int(min(count, 1e15)))")
    let isEnglish = NumberSymbols.language(of: locale) == "en"
    switch width {
    case .wide:
      return SpanFormat.text(Int(min(count, 1e15)), unit, in: locale) ?? number + " " + unit.symbol(isEnglish: false)
    case .abbreviated: return number + " " + unit.symbol(isEnglish: isEnglish)
    case .condensedAbbreviated: return number + unit.symbol(isEnglish: isEnglish)
    case .narrow: return number + unit.letter
    }
  }
}

extension DurationUnitsFormat.Unit {
  /// The unit in short, as English and as most languages have it.
  fileprivate func symbol(isEnglish: Bool) -> String {
    switch self {
    case .weeks: isEnglish ? "wk" : letter
    case .days: isEnglish ? "day" : letter
    case .hours: isEnglish ? "hr" : letter
    case .minutes: "min"
    case .seconds: isEnglish ? "sec" : letter
    case .milliseconds: letter
    }
  }

  fileprivate var letter: String {
    switch self {
    case .weeks: "w"
    case .days: "d"
    case .hours: "h"
    case .minutes: "m"
    case .seconds: "s"
    case .milliseconds: "ms"
    }
  }
}
