// `formatted(_:)` and the formats that it takes.
extension FunctionTable {
  static let formats: [FunctionDeclaration] = [
    .method(
      "formatted", on: .int, [.needs("", format)], .string, about: "The number in a format, as in en_US.",
      example: ("50.formatted(.percent)", "50%")
    ) { arguments throws(FunctionFailure) in
      .string(try style(arguments, 1).text(Double(try arguments.int(0)), isWhole: true))
    },
    .method(
      "formatted", on: .double, [.needs("", format)], .string, about: "The number in a format, as in en_US.",
      example: ("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14")
    ) { arguments throws(FunctionFailure) in
      .string(try style(arguments, 1).text(try arguments.double(0), isWhole: false))
    },
    .staticMethod(
      "currency", of: "NumberFormat", [.needs("code", .string)], format, about: "An amount of money.",
      example: ("1234.5.formatted(.currency(code: \"USD\"))", "$1,234.50")
    ) { arguments throws(FunctionFailure) in
      .record(type, [.string("currency"), arguments[0], .null, .null, .bool(true)])
    },
    .method(
      "precision", on: format, [.needs("", .named(TypeTable.wellKnown("NumberFormat.Precision")))], format,
      about: "The format with so many digits.",
      example: ("0.5.formatted(.percent.precision(.fractionLength(1)))", "50.0%")
    ) { arguments throws(FunctionFailure) in
      guard case .enumeration(_, _, let payload) = arguments[1], let length = payload.first else { return arguments[0] }
      return try changed(arguments, [2: length, 3: length])
    },
    .method(
      "grouping", on: format, [.needs("", .named(TypeTable.wellKnown("NumberFormat.Grouping")))], format,
      about: "The format with or without separators between thousands.",
      example: ("12345.formatted(.number.grouping(.never))", "12345")
    ) { arguments throws(FunctionFailure) in
      try changed(arguments, [4: .bool(try arguments.caseName(1) != "never")])
    },
  ]

  private static let type = TypeTable.wellKnown("NumberFormat")
  private static let format = TypePattern.named(type)

  private static func changed(
    _ arguments: FunctionArguments, _ changes: [Int: Value]
  ) throws(FunctionFailure) -> Value {
    var fields = try arguments.fields(0)
    for (index, value) in changes where fields.indices.contains(index) { fields[index] = value }
    return .record(type, fields)
  }

  private static func style(_ arguments: FunctionArguments, _ index: Int) throws(FunctionFailure) -> NumberFormat {
    let fields = try arguments.fields(index)
    guard fields.count == 5, case .string(let kind) = fields[0], case .string(let currency) = fields[1],
      case .bool(let isGrouped) = fields[4]
    else { throw FunctionFailure(.mismatch, "this is not a format") }
    var format = NumberFormat()
    format.isPercent = kind == "percent"
    format.currency = kind == "currency" ? currency : nil
    format.isGrouped = isGrouped
    if case .int(let minimum) = fields[2] { format.minimumDecimals = min(max(minimum, 0), 15) }
    if case .int(let maximum) = fields[3] { format.maximumDecimals = min(max(maximum, 0), 15) }
    return format
  }
}
