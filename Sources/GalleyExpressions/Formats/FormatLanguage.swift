/// How people of one language write dates, spans of time and lists.
///
/// Source: CLDR 44, the data that Unicode publishes and Apple's systems are built on. English stands for every language
/// that has no table here.
struct FormatLanguage: Sendable {
  var months: [String]
  /// The names of months beside a year alone; those of `months` in most languages.
  var standaloneMonths: [String]
  var shortMonths: [String]
  /// From Sunday.
  var weekdays: [String]
  var shortWeekdays: [String]
  var morning = "AM"
  var afternoon = "PM"

  /// Patterns of a day with its month in words, short or in full, and of parts of it.
  var long: String
  var longWithoutYear: String
  var longWithoutDay: String
  var medium: String
  var mediumWithoutYear: String
  var mediumWithoutDay: String
  /// Patterns of a day in figures, and of parts of it.
  var numeric: String
  var numericWithoutYear: String
  var numericWithoutDay: String
  var yearAlone = "y"
  var monthAlone = "L"
  var mediumMonthAlone = "MMM"
  var dayAlone = "d"
  var time = "HH:mm"
  var hourAlone = "HH"

  /// What stands before a day, or behind it, for its weekday `E`.
  var longWeekday = (before: "E, ", behind: "")
  var shortWeekday = (before: "E, ", behind: "")
  /// Between a day in figures, or with a short month, and a time.
  var shortJoiner = ", "
  /// Between a day with its month in full and a time.
  var longJoiner = ", "

  var lists: ListWords
  var spans: SpanWords

  init(
    months: String, standaloneMonths: String? = nil, shortMonths: String, weekdays: String, shortWeekdays: String,
    long: String, longWithoutYear: String, longWithoutDay: String, numeric: String, numericWithoutYear: String,
    numericWithoutDay: String, lists: ListWords, spans: SpanWords
  ) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.months = words(months)
    self.standaloneMonths = words(standaloneMonths ?? months)
    self.shortMonths = words(shortMonths)
    self.weekdays = words(weekdays)
    self.shortWeekdays = words(shortWeekdays)
    self.long = long
    self.longWithoutYear = longWithoutYear
    self.longWithoutDay = longWithoutDay
    medium = long.putting("MMM", for: "MMMM")
    mediumWithoutYear = longWithoutYear.putting("MMM", for: "MMMM")
    mediumWithoutDay = longWithoutDay.putting("MMM", for: "L").putting("MMM", for: "MMMM")
    self.numeric = numeric
    self.numericWithoutYear = numericWithoutYear
    self.numericWithoutDay = numericWithoutDay
    self.lists = lists
    self.spans = spans
  }

  /// The patterns of a day, and of what is left of it without its year, its day, or both.
  typealias DayPatterns = (day: String, withoutYear: String, withoutDay: String, month: String)

  var words: DayPatterns { (long, longWithoutYear, longWithoutDay, monthAlone) }
  var shortWords: DayPatterns { (medium, mediumWithoutYear, mediumWithoutDay, mediumMonthAlone) }
  var figures: DayPatterns { (numeric, numericWithoutYear, numericWithoutDay, "M") }

  /// The table of a locale: of its language, or English.
  static func of(_ locale: String) -> FormatLanguage {
    guard locale != "en_US", let language = NumberSymbols.language(of: locale) else { return english }
    if language == "en" {
      return ["", "US", "CA", "PH"].contains(NumberSymbols.region(of: locale)) ? english : britishEnglish
    }
    return tables[language] ?? english
  }

  /// Whether the language of a locale has a table.
  static func covers(_ locale: String) -> Bool {
    guard let language = NumberSymbols.language(of: locale) else { return false }
    return language == "en" || tables[language] != nil
  }

  private static let tables: [String: FormatLanguage] = [
    "ar": arabic, "da": danish, "de": german, "es": spanish, "fr": french, "it": italian, "ja": japanese, "ko": korean,
    "nb": norwegian, "nl": dutch, "no": norwegian, "pl": polish, "pt": portuguese, "ru": russian, "sv": swedish,
    "zh": chinese,
  ]
}

/// How the elements of a list are joined.
struct ListWords: Sendable {
  var separator = ", "
  /// Before the last of three or more, and between two.
  var and: String
  var or: String
  /// What stands before the last of three or more beside that: a comma in American English.
  var lastComma = ""
}

/// The words for spans of time, and for what is ahead or behind.
struct SpanWords: Sendable {
  /// From years to seconds, each with the forms of its plural categories, `#` for the number: `# year|# years`.
  var spans: [String]
  /// The same, between `future` or `past`; nil where they are the same words.
  var relative: [String]?
  /// `#` stands for the span.
  var future: String
  var past: String
  /// What is called by a name, from years to days: the one before, this one, the next: `last year|this year|next year`.
  var named: [String]
  var now: String
  var joiner = ", "

  /// The units in the order of the tables.
  enum Unit: Int, CaseIterable, Sendable {
    case year, month, week, day, hour, minute, second

    /// In seconds; months and years are mean ones.
    var length: Double {
      switch self {
      case .year: 31_556_952
      case .month: 2_629_746
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }
  }

  /// A number of units in words.
  func text(_ count: Int, _ unit: Unit, relative isRelative: Bool = false, in locale: String) -> String {
    let forms = ((isRelative ? relative : nil) ?? spans)[unit.rawValue].split(separator: "|")
    let rule = PluralRule.of(locale)
    let index = rule.index(of: rule.category(Double(count)), among: forms.count)
    let number = NumberSymbols.of(locale).write("\(count)")
    return forms.isEmpty ? number : String(forms[index]).putting(number, for: "#")
  }
}
