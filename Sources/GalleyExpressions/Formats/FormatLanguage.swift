/// How people of one language write dates, spans of time, lists and numbers of bytes: one text for each row.
///
/// A row that a language does not have is that of the language it is like, or of no language in particular. English stands
/// for every language that has no table.
///
/// Source: CLDR 44, the data that Unicode publishes and Apple's systems are built on.
struct FormatLanguage: Sendable {
  enum Row: String, Sendable, CaseIterable {
    /// Names, with spaces between them: months from January, days from Sunday, and the two halves of a day.
    case months, shortMonths, weekdays, shortWeekdays, halves
    /// Names of one letter or sign; the first letters of the full names where a language does not say otherwise.
    case narrowMonths, narrowWeekdays
    /// The names of months beside a year alone.
    case standaloneMonths
    /// The parts of a day, by the letters of CLDR for what shows of it.
    case yMMMMd, yMMMM, MMMMd, MMMM, yMMMd, yMMM, MMMd, MMM, yMd, yM, Md, M, y, d
    /// A time, and its hour alone.
    case time, hour
    /// A day `D` with its name `E`, in full or short.
    case longWeekday, shortWeekday
    /// A day `D` and a time `T`: the day with its month in full, or otherwise.
    case longTime, shortTime
    /// The elements `A` and `B` of a list: within it, before the last of three or more, and of two.
    case list, lastAnd, lastOr, and, or
    /// Before a word that begins with the sound of an i, where that makes a difference.
    case andBeforeI
    /// What is ahead, or past, or at once; `#` stands for the span.
    case ahead, past, now
    /// Between the parts `A` and `B` of a span.
    case spans
    /// A number `#` of units in its plural forms; the same ahead or past, if that differs; and what is called by a name:
    /// the last and the next.
    case year, month, week, day, hours, minute, second
    /// The names of one byte and several, of the larger units, and of nothing where it has a name.
    case bytes, byteUnits, noBytes
  }

  private var rows: [Row: String]

  /// A language with its own rows, laid over those of one that it is like.
  init(_ own: [Row: String], like other: FormatLanguage? = nil) {
    var own = own
    // What is short is written as what is long, with the short name of the month.
    for (long, short) in [(Row.yMMMMd, Row.yMMMd), (.yMMMM, .yMMM), (.MMMMd, .MMMd)] where own[short] == nil {
      own[short] = own[long]?.putting("MMM", for: "L").putting("MMM", for: "MMMM")
    }
    for (long, narrow) in [(Row.months, Row.narrowMonths), (.weekdays, .narrowWeekdays)] where own[narrow] == nil {
      own[narrow] = own[long]?.split(separator: " ").map { $0.prefix(1).uppercased() }.joined(separator: " ")
    }
    if own[.standaloneMonths] == nil { own[.standaloneMonths] = own[.months] }
    if own[.lastAnd] == nil { own[.lastAnd] = own[.and] }
    if own[.lastOr] == nil { own[.lastOr] = own[.or] }
    rows = (other?.rows ?? FormatLanguage.common).merging(own) { $1 }
  }

  /// What most languages have in common.
  private static let common: [Row: String] = [
    .halves: "AM PM", .yMMMM: "MMMM y", .yMMM: "MMM y", .MMMM: "L", .MMM: "MMM", .M: "M", .y: "y", .d: "d",
    .time: "HH:mm", .hour: "HH", .longWeekday: "E, D", .shortWeekday: "E, D", .longTime: "D, T", .shortTime: "D, T",
    .list: "A, B", .spans: "A, B", .andBeforeI: "", .bytes: "byte|bytes", .byteUnits: "kB MB GB TB PB EB", .noBytes: "",
  ]

  subscript(row: Row) -> String { rows[row] ?? "" }

  /// A name of a row of names; the last where there are fewer.
  func name(_ position: Int, in row: Row) -> String {
    let names = self[row].split(separator: " ")
    return names.dropFirst(position).first.map(String.init) ?? ""
  }

  /// What a row of two elements, `A` and `B` or `D` and `T`, has between them.
  func joiner(_ row: Row) -> String { String(self[row].dropFirst().dropLast()) }

  /// The forms of a row, which bars divide; those of its other parts stand behind semicolons.
  func forms(_ row: Row, part: Int = 0) -> [String] {
    let parts = self[row].split(separator: ";", omittingEmptySubsequences: false)
    guard parts.indices.contains(part) else { return [] }
    let text = parts[part].drop { $0 == " " }
    return text.split(separator: "|").map(String.init)
  }
}

// MARK: - The tables

extension FormatLanguage {
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

  /// By the codes of the languages.
  static let tables: [String: FormatLanguage] = [
    "ar": arabic, "da": danish, "de": german, "es": spanish, "fr": french, "it": italian, "ja": japanese, "ko": korean,
    "nb": norwegian, "nl": dutch, "no": norwegian, "pl": polish, "pt": portuguese, "ru": russian, "sv": swedish,
    "zh": chinese,
  ]
}
