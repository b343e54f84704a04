// `formatted` of numbers, and the formats that it takes.
extension FunctionTable {
  static let numberFormats: [FunctionDeclaration] = numberWriting + numberStyles + numberPrecisions

  private static let numberWriting: [FunctionDeclaration] = [
    .formatting(
      on: .int, about: "The number with separators between thousands.", example: ("1234567.formatted()", "1,234,567")
    ) { arguments, _ throws(FunctionFailure) in .integer(try arguments.int(0), NumberFormat()) },
    .formatting(
      on: .double, about: "The number with separators between thousands and up to six decimals.",
      example: ("1234.5.formatted()", "1,234.5")
    ) { arguments, _ throws(FunctionFailure) in .number(try arguments.double(0), NumberFormat()) },
    .formatting(
      on: .int, [.needs("", .named(.numberFormat))], about: "The number in a format.",
      example: ("50.formatted(.percent)", "50%")
    ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
    .formatting(
      on: .double, [.needs("", .named(.numberFormat))], about: "The number in a format.",
      example: ("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14")
    ) { arguments, situation throws(FunctionFailure) in try formatted(arguments, situation) },
  ]

  private static let numberStyles: [FunctionDeclaration] = [
    .staticMethod(
      "currency", of: "NumberFormat", [.needs("code", .string)], format, about: "An amount of money.",
      example: ("1234.5.formatted(.currency(code: \"USD\"))", "$1,234.50")
    ) { arguments throws(FunctionFailure) in
      var format = NumberFormat(kind: .currency)
      format.currency = try arguments.string(0).uppercased()
      return .record(.numberFormat, format.fields)
    },
    changing(
      "precision", [.needs("", .named(.numberPrecision))], "The format with so many digits.",
      ("0.5.formatted(.percent.precision(.fractionLength(1)))", "50.0%")
    ) { format, arguments throws(FunctionFailure) in
      let fields = try arguments.fields(1)
      guard fields.count == 3 else { return }
      if case .closedRange(let lower, let upper) = fields[0] { format.decimals = lower...upper }
      if case .closedRange(let lower, let upper) = fields[1] { format.significantDigits = lower...upper }
      if case .int(let length) = fields[2] { format.integerLength = length }
    },
    changing(
      "grouping", "NumberFormat.Grouping", "The format with or without separators between thousands.",
      ("12345.formatted(.number.grouping(.never))", "12345")
    ) { $0.isGrouped = $1 != "never" },
    changing(
      "sign", label: "strategy", "NumberFormat.SignDisplay", "The format with another sign.",
      ("5.formatted(.number.sign(strategy: .always()))", "+5")
    ) { $0.sign = NumberFormat.Sign(rawValue: $1) ?? .automatic },
    changing(
      "notation", "NumberFormat.Notation", "The format that writes large numbers otherwise.",
      ("1234567.formatted(.number.notation(.compactName))", "1.2M")
    ) { $0.notation = NumberFormat.Notation(rawValue: $1) ?? .automatic },
    changing(
      "presentation", "NumberFormat.Presentation", "The format that names its currency otherwise.",
      ("5.formatted(.currency(code: \"EUR\").presentation(.fullName))", "5.00 euros")
    ) { $0.presentation = NumberFormat.Presentation(rawValue: $1) ?? .standard },
    changing(
      "decimalSeparator", label: "strategy", "NumberFormat.DecimalSeparator",
      "The format with a separator behind whole numbers, too.",
      ("5.formatted(.number.decimalSeparator(strategy: .always))", "5.")
    ) { $0.showsSeparatorAlways = $1 == "always" },
    changing(
      "scale", [.needs("", .double)], "The format of a multiple of the number.",
      ("0.5.formatted(.number.scale(100))", "50")
    ) { format, arguments throws(FunctionFailure) in format.scale = try arguments.double(1) },
    changing(
      "rounded",
      [
        .may("rule", .named(roundingRule), .enumeration(roundingRule, index: 1, payload: [])),
        .may("increment", .optional(.double), .null),
      ], "The format that rounds by a rule, or to a multiple.",
      ("17.formatted(.number.rounded(increment: 5))", "15")
    ) { format, arguments throws(FunctionFailure) in
      format.rounding = NumberFormat.roundingRules[try arguments.caseIndex(1)]
      if arguments[2] != .null { format.increment = try arguments.double(2) }
    },
    changing(
      "locale", [.needs("", .named(locale))], "The format of one locale.",
      ("1234.5.formatted(.number.locale(Locale(identifier: \"de\")))", "1.234,5")
    ) { format, arguments throws(FunctionFailure) in format.locale = try arguments.locale(1) },
  ]

  private static let numberPrecisions: [FunctionDeclaration] =
    [
      precision("fractionLength", "So many decimals.") { [Value($0), .null, .null] },
      precision("significantDigits", "So many digits that are no zeros in front.") { [.null, Value($0), .null] },
      precision("integerLength", "At least so many digits before the separator.") {
        [.null, .null, .int($0.lowerBound)]
      },
    ].flatMap { $0 } + [
      .staticMethod(
        "integerAndFractionLength", of: "NumberFormat.Precision", [.needs("integer", .int), .needs("fraction", .int)],
        .named(.numberPrecision), about: "So many digits before and behind the separator.",
        example: ("7.5.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 2)))", "07.50")
      ) { arguments throws(FunctionFailure) in
        let (integer, fraction) = (try length(arguments, 0), try length(arguments, 1))
        return .record(.numberPrecision, [Value(fraction...fraction), .null, .int(integer)])
      }
    ]

  private static func precision(
    _ name: String, _ summary: String, _ fields: @escaping @Sendable (ClosedRange<Int>) -> [Value]
  ) -> [FunctionDeclaration] {
    [
      .staticMethod(
        name, of: "NumberFormat.Precision", [.needs("", .int)], .named(.numberPrecision), about: summary
      ) { arguments throws(FunctionFailure) in
        let length = try length(arguments, 0)
        return .record(.numberPrecision, fields(length...length))
      },
      .staticMethod(
        name, of: "NumberFormat.Precision", [.needs("", .anyRange)], .named(.numberPrecision), about: summary
      ) { arguments throws(FunctionFailure) in
        guard let (first, last) = arguments.bounds(0) else { throw FunctionFailure(.range, "`\(name)` needs a number") }
        let most = NumberFormat.mostDigits
        return .record(.numberPrecision, fields(min(max(first, 0), most)...min(max(last, 0), most)))
      },
    ]
  }

  /// A number of digits, of which there are no fewer than none.
  private static func length(_ arguments: FunctionArguments, _ index: Int) throws(FunctionFailure) -> Int {
    let length = try arguments.int(index)
    guard (0...NumberFormat.mostDigits).contains(length) else {
      throw FunctionFailure(
        .range, "a number can be written with 0 to \(NumberFormat.mostDigits) digits, not \(length)")
    }
    return length
  }

  private static let format = TypePattern.named(.numberFormat)
  private static let roundingRule = TypeTable.wellKnown("FloatingPointRoundingRule")
  static let locale = TypeTable.wellKnown("Locale")

  /// What a value is to be written as in the format behind it.
  static func formatted(
    _ arguments: FunctionArguments, _ situation: Situation
  ) throws(FunctionFailure) -> FormattedValue {
    guard let result = FormattedValue(arguments[0], arguments[1], now: situation.now) else {
      throw FunctionFailure(.mismatch, "this format is not one of this value")
    }
    return result
  }

  private static func changing(
    _ name: String, _ parameters: [FunctionDeclaration.Parameter], _ summary: String, _ example: (String, String),
    _ change: @escaping @Sendable (inout NumberFormat, FunctionArguments) throws(FunctionFailure) -> Void
  ) -> FunctionDeclaration {
    .method(name, on: format, parameters, format, about: summary, example: example) {
      arguments throws(FunctionFailure) in
      guard var format = NumberFormat(arguments[0]) else { throw FunctionFailure(.mismatch, "this is not a format") }
      try change(&format, arguments)
      return .record(.numberFormat, format.fields)
    }
  }

  private static func changing(
    _ name: String, label: String = "", _ type: String, _ summary: String, _ example: (String, String),
    _ change: @escaping @Sendable (inout NumberFormat, String) -> Void
  ) -> FunctionDeclaration {
    changing(name, [.needs(label, .named(TypeTable.wellKnown(type)))], summary, example) {
      format, arguments throws(FunctionFailure) in change(&format, try arguments.caseName(1))
    }
  }
}

extension FunctionArguments {
  /// The identifier of a Locale.
  func locale(_ index: Int) throws(FunctionFailure) -> String {
    if case .string(let text) = values[index] { return text }
    guard case .string(let text)? = try fields(index).first else {
      throw FunctionFailure(.mismatch, "this is not a Locale")
    }
    return text
  }
}
