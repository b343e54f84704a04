extension TypeTable {
  /// Types of Foundation and of the standard library; most of them are written as texts.
  static func foundation(_ names: TypeNames) -> [TypeDeclaration] {
    [
      text("Locale", "A language and a region: `en_US`.", "identifier"),
      .structure("Locale.Currency", "The money of a region.", [.init("identifier", .string)], [], module: "Foundation"),
      .structure(
        "Calendar", "A calendar: the Gregorian one, or that of ISO 8601, whose weeks begin on Monday.",
        [.init("identifier", names.type("Calendar.Identifier"))], module: "Foundation"),
      .enumeration(
        "Calendar.Identifier", "Which calendar is meant.", ["gregorian", "iso8601"], module: "Foundation"),
      text("TimeZone", "A time zone: `Europe/Berlin`.", "identifier"),
      text("Date", "A moment, in ISO 8601: `2024-05-01T12:00:00Z`.", "iso8601", .comparable),
      .structure(
        "ClosedRange<Date>", "From one moment to another: `start...end`.",
        [.init("lowerBound", names.type("Date")), .init("upperBound", names.type("Date"))], [], module: "Swift"),
      text("URL", "An address.", "string"),
      .structure(
        "KeyPathComparator", "An order of records by a member.", [.init("_member", .string)], [], module: "Foundation"),
      text("UUID", "A name that is used only once.", "uuidString"),
      .enumeration(
        "FloatingPointRoundingRule", "How a number becomes a whole one.",
        ["toNearestOrAwayFromZero", "toNearestOrEven", "up", "down", "towardZero", "awayFromZero"], module: "Swift"),
      .enumeration(
        "Calendar.Component", "A part of a date.", dateParts.map { .init($0) }, module: "Foundation"),
      .structure(
        "DateComponents", "Parts of a date, or of a span of time.",
        dateParts.map { .init($0, .optional(.int), default: .null) }, module: "Foundation"),
      .structure(
        "DateInterval", "From one moment to another.",
        [.init("start", names.type("Date")), .init("end", names.type("Date"))], module: "Foundation"),
      .enumeration(
        "ComparisonResult", "Which of two values comes first.",
        ["orderedAscending", "orderedSame", "orderedDescending"],
        module: "Foundation"),
      .enumeration(
        "CharacterSet", "A set of characters.",
        [
          "whitespaces", "whitespacesAndNewlines", "newlines", "punctuationCharacters", "decimalDigits", "letters",
          "alphanumerics", "uppercaseLetters", "lowercaseLetters", "symbols",
        ],
        module: "Foundation"),
    ]
  }

  private static let dateParts = [
    "era", "year", "yearForWeekOfYear", "quarter", "month", "weekOfYear", "weekOfMonth", "weekday", "weekdayOrdinal",
    "day", "dayOfYear", "hour", "minute", "second", "nanosecond",
  ]

  private static func text(
    _ name: String, _ summary: String, _ field: String, _ traits: TypeDeclaration.Traits = []
  ) -> TypeDeclaration {
    .structure(
      name, summary, [TypeDeclaration.Field(field, .string)], traits.union([.memberwise, .expressibleByString]),
      module: "Foundation")
  }
}
