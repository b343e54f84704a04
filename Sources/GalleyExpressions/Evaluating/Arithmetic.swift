/// The operations on two numbers.
enum Arithmetic: Int32, Sendable {
  case add, subtract, multiply, divide, remainder

  /// The operator that stands for it.
  var symbol: Operator {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}

/// The ways to compare two values.
enum Comparison: Int32, Sendable {
  case equal, notEqual
  /// Of values that have an order.
  case less, lessOrEqual, greater, greaterOrEqual
}
