// Free functions.
extension FunctionTable {
  static let mathematics: [FunctionDeclaration] =
    [
      extreme("min", "least", example: ("min(3, 1, 2)", "1")) { $0 == .orderedBefore },
      extreme("max", "largest", example: ("max(3, 1.5)", "3.0")) { $0 == .orderedAfter },
      .function(
        "abs", [.needs("", .element)], .element, where: .numeric, about: "The number without its sign.",
        example: ("abs(-3)", "3")
      ) { arguments throws(FunctionFailure) in
        if case .int = arguments[0] { return try absolute(arguments) }
        return .double(abs(try arguments.double(0)))
      },
      .function(
        "pow", [.needs("", .double), .needs("", .double)], .double,
        about: "The first number to the power of the second.",
        example: ("pow(2, 10)", "1024.0")
      ) { arguments throws(FunctionFailure) in
        .double(Mathematics.power(try arguments.double(0), try arguments.double(1)))
      },
      .function(
        "atan2", [.needs("", .double), .needs("", .double)], .double,
        about: "The angle in radians of the point (x, y), given as y and x.", example: ("atan2(0, 1)", "0.0")
      ) { arguments throws(FunctionFailure) in
        .double(Mathematics.arcTangent(try arguments.double(0), try arguments.double(1)))
      },
      .function(
        "hypot", [.needs("", .double), .needs("", .double)], .double, about: "The length of the hypotenuse.",
        example: ("hypot(3, 4)", "5.0")
      ) { arguments throws(FunctionFailure) in
        .double(Mathematics.hypotenuse(try arguments.double(0), try arguments.double(1)))
      },
      .function(
        "fmod", [.needs("", .double), .needs("", .double)], .double, about: "The rest of a division.",
        example: ("fmod(7, 4)", "3.0")
      ) { arguments throws(FunctionFailure) in
        .double(try arguments.double(0).truncatingRemainder(dividingBy: try arguments.double(1)))
      },
    ]
    + [
      unary("sqrt", "The square root.", ("sqrt(16)", "4.0")) { $0.squareRoot() },
      unary("floor", "The next whole number below.", ("floor(-1.5)", "-2.0")) { $0.rounded(.down) },
      unary("ceil", "The next whole number above.", ("ceil(1.2)", "2.0")) { $0.rounded(.up) },
      unary("round", "The nearest whole number; halves go away from zero.", ("round(-2.5)", "-3.0")) { $0.rounded() },
      unary("trunc", "The number without its decimals.", ("trunc(-1.5)", "-1.0")) { $0.rounded(.towardZero) },
      unary("sin", "The sine of an angle in radians.", ("sin(0)", "0.0"), Mathematics.sine),
      unary("cos", "The cosine of an angle in radians.", ("cos(0)", "1.0"), Mathematics.cosine),
      unary("tan", "The tangent of an angle in radians.", ("tan(0)", "0.0"), Mathematics.tangent),
      unary("asin", "The angle in radians with this sine.", ("asin(0)", "0.0"), Mathematics.arcSine),
      unary("acos", "The angle in radians with this cosine.", ("acos(1)", "0.0"), Mathematics.arcCosine),
      unary("atan", "The angle in radians with this tangent.", ("atan(0)", "0.0")) { Mathematics.arcTangent($0) },
      unary("exp", "e to the power of the number.", ("exp(0)", "1.0"), Mathematics.exponential),
      unary("log", "The natural logarithm.", ("log(1)", "0.0")) { Mathematics.logarithm($0) },
      unary("log2", "The logarithm to the base 2.", ("log2(8)", "3.0"), Mathematics.logarithm2),
      unary("log10", "The logarithm to the base 10.", ("log10(100)", "2.0"), Mathematics.logarithm10),
    ]

  private static func unary(
    _ name: String, _ summary: String, _ example: (String, String), _ body: @escaping @Sendable (Double) -> Double
  ) -> FunctionDeclaration {
    .function(name, [.needs("", .double)], .double, about: summary, example: example) {
      arguments throws(FunctionFailure) in .double(body(try arguments.double(0)))
    }
  }

  private static func extreme(
    _ name: String, _ word: String, example: (String, String), _ isBetter: @escaping @Sendable (ValueOrder) -> Bool
  ) -> FunctionDeclaration {
    .function(
      name, [.needs("", .element), .init(label: "", pattern: .element, isVariadic: true)], .element, where: .comparable,
      about: "The \(word) of its arguments.", example: example
    ) { arguments throws(FunctionFailure) in
      var best = arguments[0]
      for value in try arguments.elements(1) where isBetter(ValueOrder(value, best)) { best = value }
      return best
    }
  }
}
