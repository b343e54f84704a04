extension TypeTable {
  /// Foundation's formats, and what only they are asked to write.
  ///
  /// Their fields are those of `NumberFormat`, `DateFormat` and
  /// their like, in order.
  static func formats(_ names: TypeNames) -> [TypeDeclaration] {
    numberFormats(names) + dateFormats(names) + otherFormats(names)
  }

  private static func numberFormats(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure(
        "NumberFormat", "How a number is written for people.",
        [
          .init("_kind", .string), .init("_currency", .string), .init("_decimals", .optional(.closedRange)),
          .init("_significantDigits", .optional(.closedRange)), .init("_integerLength", .int),
          .init("_isGrouped", .bool), .init("_sign", .string), .init("_notation", .string),
          .init("_presentation", .string), .init("_showsSeparatorAlways", .bool), .init("_scale", .double),
          .init("_rounding", .optional(.int)), .init("_increment", .optional(.double)),
          .init("_locale", .optional(.string)),
        ], [],
        statics: [NumberFormat.Kind.number, .percent].map { kind in
          .init(
            kind.rawValue, names.type("NumberFormat"),
            .record(names.id("NumberFormat"), NumberFormat(kind: kind).fields))
        }, module: "Foundation"),
      .structure(
        "NumberFormat.Precision", "How many digits of a number are written.",
        [
          .init("_decimals", .optional(.closedRange)), .init("_significantDigits", .optional(.closedRange)),
          .init("_integerLength", .optional(.int)),
        ], [], module: "Foundation"),
      .enumeration(
        "NumberFormat.Grouping", "Whether thousands are set apart.", ["automatic", "never"], module: "Foundation"),
      .enumeration(
        "NumberFormat.SignDisplay", "When a sign is written.",
        [
          "automatic", "never",
          .init(
            "always", summary: "Before positive numbers, too.",
            payload: [.init("includingZero", .bool, default: .bool(true))]),
        ], module: "Foundation"),
      .enumeration(
        "NumberFormat.Notation", "How large numbers are written.", ["automatic", "compactName", "scientific"],
        module: "Foundation"),
      .enumeration(
        "NumberFormat.Presentation", "How a currency is named.", ["standard", "narrow", "isoCode", "fullName"],
        module: "Foundation"),
      .enumeration(
        "NumberFormat.DecimalSeparator", "When a separator stands behind a whole number.", ["automatic", "always"],
        module: "Foundation"),
    ]
  }

  private static func dateFormats(_ names: TypeNames) -> [TypeDeclaration] {
    let parts = ["_weekday", "_year", "_month", "_day", "_hour", "_minute", "_second"]
    return [
      .structure(
        "Date.FormatStyle", "How a date is written for people.",
        parts.map { .init($0, .optional(.int)) }
          + [.init("_showsZone", .bool), .init("_isISO", .bool), .init("_locale", .optional(.string))], [],
        statics: [("dateTime", DateFormat()), ("iso8601", DateFormat(isISO: true))].map { name, format in
          .init(name, names.type("Date.FormatStyle"), .record(names.id("Date.FormatStyle"), format.fields))
        }, module: "Foundation"),
      .enumeration(
        "Date.FormatStyle.DateStyle", "How much of a day is written.",
        ["omitted", "numeric", "abbreviated", "long", "complete"], module: "Foundation"),
      .enumeration(
        "Date.FormatStyle.TimeStyle", "How much of a time is written.",
        ["omitted", "shortened", "standard", "complete"], module: "Foundation"),
      .enumeration(
        "Date.FormatStyle.Symbol", "How a part of a date is written.",
        ["defaultDigits", "twoDigits", "abbreviated", "wide", "narrow"], module: "Foundation"),
      .structure(
        "Date.RelativeFormatStyle", "How far a date is from now.",
        [.init("_isNamed", .bool), .init("_locale", .optional(.string))], [], module: "Foundation"),
      .enumeration(
        "Date.RelativeFormatStyle.Presentation", "Whether days have names.", ["numeric", "named"],
        module: "Foundation"),
    ]
  }

  private static func otherFormats(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure(
        "ListFormatStyle", "How the elements of a list are joined.",
        [.init("_isOr", .bool), .init("_isNarrow", .bool), .init("_locale", .optional(.string))], [],
        module: "Foundation"),
      .enumeration("ListFormatStyle.ListType", "The word that joins a list.", ["and", "or"], module: "Foundation"),
      .enumeration(
        "ListFormatStyle.Width", "How a list is joined.", ["standard", "short", "narrow"], module: "Foundation"),
      .structure(
        "ByteCountFormatStyle", "How a number of bytes is written.",
        [.init("_isBinary", .bool), .init("_locale", .optional(.string))], [], module: "Foundation"),
      .enumeration(
        "ByteCountFormatStyle.Style", "How many bytes a kilobyte has.", ["file", "decimal", "memory", "binary"],
        module: "Foundation"),
      .structure(
        "Measurement", "A number of units.", [.init("value", .double), .init("_unit", .string)], [],
        module: "Foundation"),
      .structure(
        "Measurement.FormatStyle", "How a measurement is written.",
        [
          .init("_width", .string), .init("_keepsUnit", .bool), .init("_isOfFood", .bool),
          .init("_locale", .optional(.string)),
        ], [],
        module: "Foundation"),
      .enumeration(
        "Measurement.FormatStyle.UnitWidth", "How a unit is named.", ["wide", "abbreviated", "narrow"],
        module: "Foundation"),
      .enumeration(
        "Measurement.FormatStyle.Usage", "Whose unit a measurement is written in.", ["general", "asProvided", "food"],
        module: "Foundation"),
      .structure("Duration", "A span of time.", [.init("_seconds", .double)], .comparable, module: "Swift"),
      .structure(
        "Duration.TimeFormatStyle", "How a span of time is written.",
        [.init("_pattern", .string), .init("_locale", .optional(.string))], [], module: "Foundation"),
      .enumeration(
        "Duration.TimeFormatStyle.Pattern", "Which units of a span of time show.",
        DurationFormat.Pattern.allCases.map { .init($0.rawValue) }, module: "Foundation"),
      .structure(
        "Duration.UnitsFormatStyle", "How a span of time is written in words.",
        [
          .init("_units", .array(.string)), .init("_width", .string), .init("_count", .optional(.int)),
          .init("_locale", .optional(.string)),
        ], [], module: "Foundation"),
      .enumeration(
        "Duration.UnitsFormatStyle.Unit", "A unit of a span of time.",
        DurationUnitsFormat.Unit.allCases.map { .init($0.rawValue) }, module: "Foundation"),
      .enumeration(
        "Duration.UnitsFormatStyle.UnitWidth", "How a unit is named.",
        DurationUnitsFormat.Width.allCases.map { .init($0.rawValue) }, module: "Foundation"),
    ] + units(names)
  }

  /// The units of measurements, a type for each dimension.
  private static func units(_ names: TypeNames) -> [TypeDeclaration] {
    MeasurementUnit.Dimension.allCases.map { dimension in
      .enumeration(
        dimension.rawValue, "A unit of a measurement.",
        MeasurementUnit.all.filter { $0.dimension == dimension }.map { .init($0.swiftName) }, module: "Foundation")
    }
  }
}
