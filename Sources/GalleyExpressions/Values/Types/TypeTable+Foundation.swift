extension TypeTable {
  /// Types of Foundation and of the standard library; most of them are written as texts.
  static func foundation(_ names: TypeNames) -> [TypeDeclaration] {
    [
      text("Locale", "A language and a region: `en_US`.", "identifier"),
      .structure("Locale.Currency", "The money of a region.", [.init("identifier", .string)], [], module: "Foundation"),
      text("Calendar", "A calendar: `gregorian`.", "identifier"),
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
    "era", "year", "quarter", "month", "weekOfYear", "weekday", "day", "hour", "minute", "second", "nanosecond",
  ]

  private static func text(
    _ name: String, _ summary: String, _ field: String, _ traits: TypeDeclaration.Traits = []
  ) -> TypeDeclaration {
    .structure(
      name, summary, [TypeDeclaration.Field(field, .string)], traits.union([.memberwise, .expressibleByString]),
      module: "Foundation")
  }
}
