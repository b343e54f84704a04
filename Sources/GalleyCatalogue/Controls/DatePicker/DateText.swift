import GalleyExpressions

/// A date as compact date pickers write it: in American English `Apr 18, 2024` and `9:41 AM`.
struct DateText {
  let day: String
  let time: String

  /// Writes a date as the locale has it.
  init(_ moment: Moment, locale: String) {
    day = FormattedValue.date(moment, .abbreviatedDay).written(in: locale)
    time = FormattedValue.date(moment, .shortTime).written(in: locale)
  }
}
