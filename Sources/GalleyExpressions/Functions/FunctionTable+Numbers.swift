// The members of Int and Double.
extension FunctionTable {
  static let numbers: [FunctionDeclaration] = integers + doubles + numberConstants

  private static let integers: [FunctionDeclaration] = [
    .method(
      "isMultiple", on: .int, [.needs("of", .int)], .bool, about: "Whether the number is a multiple of another.",
      example: ("6.isMultiple(of: 3)", "true")
    ) { arguments throws(FunctionFailure) in
      let (value, divisor) = (try arguments.int(0), try arguments.int(1))
      return .bool(value.isMultiple(of: divisor))
    },
    .method("signum", on: .int, .int, about: "-1, 0 or 1, as the sign.", example: ("(-4).signum()", "-1")) {
      arguments throws(FunctionFailure) in .int(try arguments.int(0).signum())
    },
    .property("magnitude", on: .int, .int, about: "The number without its sign.", example: ("(-4).magnitude", "4")) {
      arguments throws(FunctionFailure) in try absolute(arguments)
    },
    .property("description", on: .int, .string, about: "The number as a text.", example: ("7.description", "7")) {
      arguments throws(FunctionFailure) in .string("\(try arguments.int(0))")
    },
    .method(
      "clamped", on: .int, [.needs("to", .type(.closedRange))], .int, about: "The nearest number of a range.",
      example: ("12.clamped(to: 0...9)", "9")
    ) { arguments throws(FunctionFailure) in
      let value = try arguments.int(0)
      guard let (first, last) = arguments.bounds(1) else { return .int(value) }
      return .int(min(max(value, first), last))
    },
  ]

  private static let doubles: [FunctionDeclaration] = [
    .method(
      "rounded", on: .double, .double, about: "The nearest whole number; halves go away from zero.",
      example: ("2.5.rounded()", "3.0")
    ) { arguments throws(FunctionFailure) in .double(try arguments.double(0).rounded()) },
    .method(
      "rounded", on: .double, [.needs("", .named(roundingRule))], .double, about: "The number, rounded by a rule.",
      example: ("2.7.rounded(.down)", "2.0")
    ) { arguments throws(FunctionFailure) in
      .double(try arguments.double(0).rounded(rule(try arguments.caseName(1))))
    },
    .method(
      "truncatingRemainder", on: .double, [.needs("dividingBy", .double)], .double,
      about: "The rest of a division, with the sign of the number.",
      example: ("7.5.truncatingRemainder(dividingBy: 2)", "1.5")
    ) { arguments throws(FunctionFailure) in
      .double(try arguments.double(0).truncatingRemainder(dividingBy: try arguments.double(1)))
    },
    .method(
      "squareRoot", on: .double, .double, about: "The square root.", example: ("9.0.squareRoot()", "3.0")
    ) { arguments throws(FunctionFailure) in .double(try arguments.double(0).squareRoot()) },
    .property(
      "magnitude", on: .double, .double, about: "The number without its sign.", example: ("(-1.5).magnitude", "1.5")
    ) { arguments throws(FunctionFailure) in .double(try arguments.double(0).magnitude) },
    .property(
      "isNaN", on: .double, .bool, about: "Whether the number is not a number.", example: ("1.5.isNaN", "false")
    ) {
      arguments throws(FunctionFailure) in .bool(try arguments.double(0).isNaN)
    },
    .property(
      "isFinite", on: .double, .bool, about: "Whether the number is neither infinite nor NaN.",
      example: ("Double.infinity.isFinite", "false")
    ) { arguments throws(FunctionFailure) in .bool(try arguments.double(0).isFinite) },
    .property(
      "isInfinite", on: .double, .bool, about: "Whether the number is infinite.",
      example: ("Double.infinity.isInfinite", "true")
    ) { arguments throws(FunctionFailure) in .bool(try arguments.double(0).isInfinite) },
    .property("description", on: .double, .string, about: "The number as a text.", example: ("2.0.description", "2.0"))
    {
      arguments throws(FunctionFailure) in .string("\(try arguments.double(0))")
    },
    .method(
      "clamped", on: .double, [.needs("to", .type(.closedRealRange))], .double, about: "The nearest number of a range.",
      example: ("1.5.clamped(to: 0...1)", "1.0")
    ) { arguments throws(FunctionFailure) in
      let value = try arguments.double(0)
      guard case .closedRealRange(let lower, let upper) = arguments[1] else { return .double(value) }
      return .double(min(max(value, lower), upper))
    },
  ]

  private static let numberConstants: [FunctionDeclaration] =
    ["Double", "CGFloat"].flatMap { type in
      [
        .staticProperty(
          "pi", of: type, .double, about: "The ratio of a circle's circumference to its diameter.", .double(.pi)),
        .staticProperty("infinity", of: type, .double, about: "Larger than every number.", .double(.infinity)),
        .staticProperty("nan", of: type, .double, about: "Not a number.", .double(.nan)),
        .staticProperty("zero", of: type, .double, about: "Zero.", .double(0)),
        .staticProperty(
          "greatestFiniteMagnitude", of: type, .double, about: "The largest finite number.",
          .double(.greatestFiniteMagnitude)),
        .staticProperty(
          "leastNonzeroMagnitude", of: type, .double, about: "The smallest number above zero.",
          .double(.leastNonzeroMagnitude)),
        .staticProperty(
          "ulpOfOne", of: type, .double, about: "The distance from 1 to the next number.", .double(.ulpOfOne)),
      ] as [FunctionDeclaration]
    } + [
      .staticProperty(
        "max", of: "Int", .int, about: "The largest Int.", example: ("Int.max", "9223372036854775807"), .int(.max)),
      .staticProperty("min", of: "Int", .int, about: "The least Int.", .int(.min)),
      .staticProperty("zero", of: "Int", .int, about: "Zero.", .int(0)),
    ]

  static func absolute(_ arguments: FunctionArguments) throws(FunctionFailure) -> Value {
    let value = try arguments.int(0)
    guard value != .min else {
      throw FunctionFailure(.overflow, "the magnitude of `\(value)` does not fit into an Int")
    }
    return .int(abs(value))
  }

  private static let roundingRule = TypeTable.wellKnown("FloatingPointRoundingRule")

  private static func rule(_ name: String) -> FloatingPointRoundingRule {
    switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }
}
