// Initialisers of the standard library's types.
extension FunctionTable {
  static let conversions: [FunctionDeclaration] = intConversions + doubleConversions + stringConversions + containers

  private static let intConversions: [FunctionDeclaration] = [
    .initializer("Int", [.needs("", .int)], .int, about: "The number itself.") {
      arguments throws(FunctionFailure) in arguments[0]
    },
    .initializer(
      "Int", [.needs("", .double)], .int, about: "The number without its decimals.", example: ("Int(2.9)", "2")
    ) { arguments throws(FunctionFailure) in
      let value = try arguments.double(0)
      guard let result = Int(exactly: value.rounded(.towardZero)) else {
        throw FunctionFailure(.conversion, "`\(value)` has no Int")
      }
      return .int(result)
    },
    .initializer(
      "Int", [.needs("", .string)], .optional(.int), about: "The number that a text writes, or nil.",
      example: ("Int(\"12\") ?? 0", "12")
    ) { arguments throws(FunctionFailure) in Int(try arguments.string(0)).map { .int($0) } ?? .null },
  ]

  private static let doubleConversions: [FunctionDeclaration] =
    ["Double", "CGFloat"].flatMap { type in
      [
        .initializer(
          type, [.needs("", .double)], .double, about: "The number as a Double.", example: ("\(type)(3)", "3.0")
        ) { arguments throws(FunctionFailure) in .double(try arguments.double(0)) },
        .initializer(
          type, [.needs("", .string)], .optional(.double), about: "The number that a text writes, or nil.",
          example: ("\(type)(\"1.5\") ?? 0", "1.5")
        ) { arguments throws(FunctionFailure) in Double(try arguments.string(0)).map { .double($0) } ?? .null },
      ] as [FunctionDeclaration]
    } + [
      .initializer(
        "Bool", [.needs("", .string)], .optional(.bool),
        about: "True for `true`, false for `false`, nil for other texts.",
        example: ("Bool(\"true\") ?? false", "true")
      ) { arguments throws(FunctionFailure) in Bool(try arguments.string(0)).map { .bool($0) } ?? .null },
      .initializer("Bool", [.needs("", .bool)], .bool, about: "The value itself.") {
        arguments throws(FunctionFailure) in arguments[0]
      },
    ]

  private static let stringConversions: [FunctionDeclaration] = [
    describing(label: "", constraint: .printable, example: ("String(1.5)", "1.5")),
    describing(label: "describing", constraint: .any, example: ("String(describing: [1, 2])", "[1, 2]")),
    .initializer(
      "String", [.needs("", .array(.string))], .string, about: "Texts put together.",
      example: ("String(\"abc\".reversed())", "cba")
    ) { arguments throws(FunctionFailure) in try joined(arguments, separator: "") },
    .initializer(
      "String", [.needs("repeating", .string), .needs("count", .int)], .string, about: "A text several times.",
      example: ("String(repeating: \"ab\", count: 3)", "ababab")
    ) { arguments throws(FunctionFailure) in
      let (text, count) = (
        try arguments.string(0), try nonNegative(try arguments.int(1), of: "String(repeating:count:)")
      )
      guard !text.isEmpty else { return .string("") }
      let (length, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
      guard !overflow, length <= arguments.limits.textLength else {
        throw FunctionFailure(
          .tooLarge,
          "`\(count)` times a text of \(text.utf8.count) bytes is more than the limit of "
            + "\(arguments.limits.textLength)")
      }
      return .string(String(repeating: text, count: count))
    },
    .initializer(
      "String",
      [.needs("format", .string), .init(label: "", pattern: .printable, isVariadic: true)], .string,
      about: "A text with `%d`, `%.2f`, `%@` … replaced by the arguments, as in C.",
      example: ("String(format: \"%@: %.1f %%, %03d\", \"a\", 12.34, 7)", "a: 12.3 %, 007")
    ) { arguments throws(FunctionFailure) in
      try arguments.limited(
        TextFormat.text(try arguments.string(0), try arguments.elements(1), limit: arguments.limits.textLength))
    },
    .initializer(
      "String", [.needs("", .int), .needs("radix", .int)], .string,
      about: "The digits of a number to a base from 2 to 36.",
      example: ("String(255, radix: 16)", "ff")
    ) { arguments throws(FunctionFailure) in
      let radix = try arguments.int(1)
      guard (2...36).contains(radix) else { throw FunctionFailure(.range, "a radix is from 2 to 36, not `\(radix)`") }
      return .string(String(try arguments.int(0), radix: radix))
    },
  ]

  private static func describing(
    label: String, constraint: TypeConstraint, example: (String, String)
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", kind: .initializer(of: "String"), parameters: [.needs(label, .element)], result: .string,
      constraints: [constraint], summary: "The value as Swift prints it.",
      example: .init(expression: example.0, result: example.1), implementation: .describe)
  }

  private static let containers: [FunctionDeclaration] = [
    .initializer(
      "Array", [.needs("", .collection(.element))], .array(.element), about: "The elements of a range or an array.",
      example: ("Array(1...3)", "[1, 2, 3]")
    ) { arguments throws(FunctionFailure) in .array(try arguments.elements(0)) },
    .initializer(
      "Array", [.needs("", .string)], .array(.string), about: "The characters of a text.",
      example: ("Array(\"ab\")", "[\"a\", \"b\"]")
    ) { arguments throws(FunctionFailure) in
      try arguments.limited(try arguments.string(0).map { .string(String($0)) })
    },
    .initializer(
      "Array", [.needs("repeating", .element), .needs("count", .int)], .array(.element),
      about: "A value several times.", example: ("Array(repeating: 0, count: 3)", "[0, 0, 0]")
    ) { arguments throws(FunctionFailure) in
      let count = try nonNegative(try arguments.int(1), of: "Array(repeating:count:)")
      guard count <= arguments.limits.elements else {
        throw FunctionFailure(
          .tooLarge, "`\(count)` elements are more than the limit of \(arguments.limits.elements)")
      }
      return .array(Array(repeating: arguments[0], count: count))
    },
    .initializer(
      "Set", [.needs("", .collection(.element))], .array(.element), where: .equatable,
      about: "The elements of a list, each once, in ascending order where they have one.",
      example: ("Set([2, 1, 2]).count", "2")
    ) { arguments throws(FunctionFailure) in try withoutRepeats(&arguments) },
    .initializer(
      "Optional", [.needs("", .element)], .optional(.element), about: "The value, as one that may be nil.",
      example: ("Optional(3) ?? 0", "3")
    ) { arguments throws(FunctionFailure) in arguments[0] },
    stride("to", "up to a bound, without it", "stride(from: 0, to: 10, by: 5)", "[0, 5]") { $0 < $1 },
    stride("through", "up to a bound", "stride(from: 0, through: 10, by: 5)", "[0, 5, 10]") { $0 <= $1 },
  ]

  /// Numbers, texts and cases are found by their hash, and stand in order so that equal sets are equal lists; others are
  /// compared one by one, which has a limit, and stay as they come.
  private static func withoutRepeats(_ arguments: inout FunctionArguments) throws(FunctionFailure) -> Value {
    let elements = try arguments.orderedElements(0)
    guard !elements.allSatisfy(\.isScalar) else {
      var seen: Set<Value> = []
      return .array(
        elements.filter { seen.insert($0).inserted }.sorted { ValueOrder($0, $1) == .orderedBefore })
    }
    var equality = ValueEquality(limit: arguments.limits.comparisons)
    defer { arguments.cost += equality.cost }
    var result: [Value] = []
    for element in elements {
      var isNew = true
      for other in result where try equality.areEqual(element, other) {
        isNew = false
        break
      }
      if isNew { result.append(element) }
    }
    return .array(result)
  }

  private static func stride(
    _ label: String, _ words: String, _ example: String, _ result: String,
    _ isWithin: @escaping @Sendable (Double, Double) -> Bool
  ) -> FunctionDeclaration {
    .function(
      "stride", [.needs("from", .element), .needs(label, .element), .needs("by", .element)], .array(.element),
      where: .numeric, about: "Numbers in equal steps \(words).", example: (example, result)
    ) { arguments throws(FunctionFailure) in
      let step = try arguments.double(2)
      let end = try arguments.double(1)
      guard step != 0 else { throw FunctionFailure(.range, "the steps of `stride` cannot be zero") }
      var result: [Value] = []
      for index in 0...arguments.limits.elements {
        let value = try strideValue(arguments, index)
        guard let number = value.number, step > 0 ? isWithin(number, end) : isWithin(end, number) else { break }
        result.append(value)
      }
      return try arguments.limited(result)
    }
  }

  private static func strideValue(_ arguments: FunctionArguments, _ index: Int) throws(FunctionFailure) -> Value {
    guard case .int(let start) = arguments[0], case .int(let step) = arguments[2] else {
      return .double(try arguments.double(0) + Double(index) * (try arguments.double(2)))
    }
    let (product, overflow) = step.multipliedReportingOverflow(by: index)
    let (sum, overflowAgain) = start.addingReportingOverflow(product)
    return overflow || overflowAgain ? .double(step > 0 ? .infinity : -.infinity) : .int(sum)
  }
}
