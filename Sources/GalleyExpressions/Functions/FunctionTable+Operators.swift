// Operators of values that are no numbers: angles, moments, spans of time.
extension FunctionTable {
  static let operators: [FunctionDeclaration] =
    [
      sum("+", .angle, "Both angles together.", ("(Angle.degrees(30) + .degrees(15)).degrees", "45.0"), +),
      sum(
        "-", .angle, "The first angle without the second.", ("(Angle.degrees(30) - .degrees(15)).degrees", "15.0"), -),
      multiple("*", .angle, "So many times the angle.", ("(Angle.degrees(30) * 3).degrees", "90.0"), *),
      multiple("/", .angle, "A part of the angle.", ("(Angle.degrees(30) / 4).degrees", "7.5"), /),
      sum("+", .duration, "Both spans together.", ("(Duration.seconds(60) + .seconds(5)).formatted()", "0:01:05"), +),
      sum(
        "-", .duration, "The first span without the second.",
        ("(Duration.seconds(65) - .seconds(5)).formatted()", "0:01:00"),
        -),
      multiple("*", .duration, "So many times the span.", ("(Duration.seconds(20) * 3).formatted()", "0:01:00"), *),
      multiple("/", .duration, "A part of the span.", ("(Duration.seconds(60) / 4).formatted()", "0:00:15"), /),
    ] + [
      shift(
        "+", "The date so many seconds later.",
        ("(Date.now + 3600).formatted(date: .omitted, time: .shortened)", "10:41\u{202F}AM"), 1),
      shift(
        "-", "The date so many seconds earlier.",
        ("(Date.now - 3600).formatted(date: .omitted, time: .shortened)", "8:41\u{202F}AM"), -1),
    ]

  /// Two values that are a number of something each.
  private static func sum(
    _ spelling: String, _ type: TypeID, _ summary: String, _ example: (String, String),
    _ operation: @escaping @Sendable (Double, Double) -> Double
  ) -> FunctionDeclaration {
    .infix(spelling, on: .named(type), .named(type), .named(type), about: summary, example: example) {
      arguments throws(FunctionFailure) in
      try measure(type, operation(try amount(0, of: arguments), try amount(1, of: arguments)))
    }
  }

  /// Such a value and a number.
  private static func multiple(
    _ spelling: String, _ type: TypeID, _ summary: String, _ example: (String, String),
    _ operation: @escaping @Sendable (Double, Double) -> Double
  ) -> FunctionDeclaration {
    .infix(spelling, on: .named(type), .double, .named(type), about: summary, example: example) {
      arguments throws(FunctionFailure) in
      try measure(type, operation(try amount(0, of: arguments), try arguments.double(1)))
    }
  }

  private static func shift(
    _ spelling: String, _ summary: String, _ example: (String, String), _ sign: Double
  ) -> FunctionDeclaration {
    .infix(spelling, on: .named(.date), .double, .named(.date), about: summary, example: example) {
      arguments throws(FunctionFailure) in
      try moved(try arguments.moment(0), by: sign * (try arguments.double(1)))
    }
  }

  static func amount(_ index: Int, of arguments: FunctionArguments) throws(FunctionFailure) -> Double {
    guard let amount = try arguments.fields(index).first?.number else {
      throw FunctionFailure(.mismatch, "this is not an amount")
    }
    return amount
  }

  static func measure(_ type: TypeID, _ amount: Double) throws(FunctionFailure) -> Value {
    guard type != .duration || amount.isFinite else {
      throw FunctionFailure(.range, "a Duration is a finite number of seconds")
    }
    return .record(type, [.double(amount)])
  }
}
