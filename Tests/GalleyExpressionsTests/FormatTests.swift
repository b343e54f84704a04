import Testing

@testable import GalleyExpressions

/// How values are written for people of a locale.
///
/// Source of the texts: CLDR 44, the patterns of each language put together by hand, and the examples of Apple's documentation
/// of the styles.
@Suite struct FormatTests {
  private let locales = [
    "en_US", "en_GB", "de", "fr", "es", "it", "pt_BR", "nl", "sv", "ru", "pl", "ja", "zh", "ko", "ar",
  ]
  /// 2019-06-03 at 23:23:05, a Monday.
  private let moment = Moment("2019-06-03T23:23:05Z")

  /// Rows of names have as many as there are months, days and halves of a day.
  @Test(arguments: FormatLanguage.tables.keys.sorted() + ["en", "en_GB"]) func everyLanguageHasEveryRow(locale: String)
  {
    let language = FormatLanguage.of(locale)
    #expect(FormatLanguage.covers(locale))
    let optional: Set<FormatLanguage.Row> = [.andBeforeI, .noBytes]
    for row in FormatLanguage.Row.allCases where !optional.contains(row) {
      #expect(!language[row].isEmpty, "\(row) in \(locale)")
    }
    let counts: [(FormatLanguage.Row, Int)] = [
      (.months, 12), (.standaloneMonths, 12), (.shortMonths, 12), (.weekdays, 7), (.shortWeekdays, 7), (.halves, 2),
      (.byteUnits, 6),
    ]
    for (row, count) in counts { #expect(language[row].split(separator: " ").count == count, "\(row) in \(locale)") }
    for row in [FormatLanguage.Row.year, .month, .week, .day] { #expect(language.forms(row, part: 2).count == 2) }
  }

  @Test func wordsAreThoseOfTheFormatsOwnLocale() throws {
    let moment = try #require(moment)
    var format = DateFormat.standard
    #expect(FormattedValue.date(moment, format).localeOfWords(in: "tr") == "tr")
    format.locale = "de"
    #expect(FormattedValue.date(moment, format).localeOfWords(in: "tr") == "de")
    format.isISO = true
    #expect(FormattedValue.date(moment, format).localeOfWords(in: "tr") == nil)
    #expect(FormattedValue.integer(1, NumberFormat()).localeOfWords(in: "tr") == nil)
  }

  @Test func aTableMayNameALanguageWithoutItsScript() {
    #expect(LocaleIdentifier.languages(of: "zh_HK") == ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh"])
    #expect(LocaleIdentifier.languages(of: "pt_BR") == ["pt-BR", "pt"])
  }

  @Test func longDates() throws {
    let moment = try #require(moment)
    let texts = [
      "June 3, 2019", "3 June 2019", "3. Juni 2019", "3 juin 2019", "3 de junio de 2019", "3 giugno 2019",
      "3 de junho de 2019", "3 juni 2019", "3 juni 2019", "3 июня 2019 г.", "3 czerwca 2019", "2019年6月3日",
      "2019年6月3日", "2019년 6월 3일", "٣ يونيو ٢٠١٩",
    ]
    try #require(texts.count == locales.count)
    for (locale, text) in zip(locales, texts) {
      #expect(FormattedValue.dateStyle(moment, .date, now: .standard).written(in: locale) == text)
    }
  }

  @Test func times() throws {
    let moment = try #require(moment)
    let texts = [
      "11:23\u{202F}PM", "23:23", "23:23", "23:23", "23:23", "23:23", "23:23", "23:23", "23:23", "23:23", "23:23",
      "23:23",
      "23:23", "오후 11:23", "١١:٢٣\u{202F}م",
    ]
    try #require(texts.count == locales.count)
    for (locale, text) in zip(locales, texts) {
      #expect(FormattedValue.dateStyle(moment, .time, now: .standard).written(in: locale) == text)
    }
  }

  @Test func weekdaysAndParts() throws {
    let moment = try #require(moment)
    var format = DateFormat(weekday: .wide, month: .wide, day: .digits)
    #expect(format.text(moment, in: "en_US") == "Monday, June 3")
    #expect(format.text(moment, in: "de") == "Montag, 3. Juni")
    #expect(format.text(moment, in: "ja") == "6月3日月曜日")
    format = DateFormat(year: .digits, month: .wide)
    #expect(format.text(moment, in: "ru") == "июнь 2019 г.")
    format = DateFormat(year: .twoDigits, month: .twoDigits, day: .twoDigits)
    #expect(format.text(moment, in: "de") == "03.06.19")
    #expect(format.text(moment, in: "es") == "03/06/19")
    format = DateFormat(date: .complete, time: .standard)
    #expect(format.text(moment, in: "en_US") == "Monday, June 3, 2019 at 11:23:05\u{202F}PM")
    #expect(format.text(moment, in: "da") == "mandag den 3. juni 2019 kl. 23.23.05")
  }

  @Test func zonesAreThoseThatAreWritten() throws {
    let moment = try #require(Moment("2024-03-01T00:30:00+02:00"))
    #expect(moment.text == "2024-03-01T00:30:00+02:00")
    #expect(moment.components.day == 1)
    // Two hours before, in Greenwich, it is the last day of February, which 2024 has 29 of.
    #expect(Moment(seconds: moment.seconds)?.text == "2024-02-29T22:30:00Z")
    #expect(DateFormat(date: nil, time: .complete).text(moment, in: "de") == "00:30:00 GMT+2")
  }

  @Test(arguments: ["0001-01-01", "1900-02-28", "1969-12-31T23:59:59Z", "2000-02-29", "9999-12-31T23:59:59Z"])
  func momentsAreReadAsTheyAreWritten(text: String) throws {
    let written = try #require(Moment(text)).text
    #expect(written.hasPrefix(text.prefix(10)))
    #expect(Moment(written) == Moment(text))
  }

  @Test func noMomentIsOutsideTheYears() {
    #expect(Moment("0000-12-31") == nil)
    #expect(Moment("2023-02-29") == nil)
    #expect(Moment(seconds: .infinity) == nil)
    #expect(Moment(seconds: 1e12) == nil)
    #expect(Moment.standard.text == "2024-09-16T09:41:00Z")
    #expect(Moment.standard.components.weekday == 1)
  }

  @Test func spansOfTime() {
    let span = 2 * 3600.0 + 23 * 60
    #expect(SpanFormat.relative(span, in: "en_US") == "2 hours, 23 minutes")
    #expect(SpanFormat.relative(-span, in: "de") == "2 Stunden, 23 Minuten")
    #expect(SpanFormat.relative(31_556_952 + 2_629_746, in: "en_US") == "1 year, 1 month")
    #expect(SpanFormat.relative(0, in: "en_US") == "0 seconds")
    #expect(SpanFormat.offset(7200, in: "en_US") == "+2 hours")
    #expect(SpanFormat.offset(-3 * 2_629_746, in: "en_US") == "-3 months")
    #expect(SpanFormat.counter(2 * 60 + 32, showsHours: true, in: "en_US") == "2:32")
    #expect(SpanFormat.counter(36 * 3600 + 59 * 60 + 1, showsHours: true, in: "en_US") == "36:59:01")
    #expect(SpanFormat.counter(3725, showsHours: false, in: "en_US") == "62:05")
    #expect(SpanFormat.counter(65, showsHours: true, in: "ar") == "١:٠٥")
  }

  @Test(arguments: [
    ("en_US", "in 2 days"), ("de", "in 2 Tagen"), ("fr", "dans 2 jours"), ("ru", "через 2 дня"), ("ja", "2 日後"),
    ("ar", "خلال يومين"), ("pl", "za 2 dni"),
  ])
  func whatIsAhead(locale: String, text: String) {
    #expect(SpanFormat.relativeToNow(2 * 86_400, isNamed: true, in: locale) == text)
  }

  @Test func daysHaveNames() {
    #expect(SpanFormat.relativeToNow(86_400, isNamed: true, in: "en_US") == "tomorrow")
    #expect(SpanFormat.relativeToNow(-86_400, isNamed: true, in: "es") == "ayer")
    #expect(SpanFormat.relativeToNow(-86_400, isNamed: false, in: "en_US") == "1 day ago")
    #expect(SpanFormat.relativeToNow(0, isNamed: true, in: "de") == "jetzt")
  }
}
