/// The operations on two numbers.
enum Arithmetic: Sendable {
  case add, subtract, multiply, divide
  /// A division of Ints where an Int is wanted, so that nobody misses the rest.
  case quotient
  // On Ints alone.
  case remainder, shiftLeft, shiftRight, bitAnd, bitOr, bitExclusiveOr

  /// Whether Doubles have no such operation.
  var isForInts: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: false
    case .quotient, .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitOr, .bitExclusiveOr: true
    }
  }

  /// The operator that stands for it.
  var symbol: Operator {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide, .quotient: .divide
    case .remainder: .remainder
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .bitAnd: .bitAnd
    case .bitOr: .bitOr
    case .bitExclusiveOr: .bitExclusiveOr
    }
  }
}

/// The ways to compare two values.
enum Comparison: Sendable {
  case equal, notEqual
  /// Of values that have an order.
  case less, lessOrEqual, greater, greaterOrEqual
}
