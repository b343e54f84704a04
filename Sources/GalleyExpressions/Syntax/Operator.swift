/// An operator of expressions.
package enum Operator: UInt8, Sendable, CaseIterable {
  case shiftLeft, shiftRight
  case multiply, divide, remainder, bitAnd
  case add, subtract, bitOr, bitExclusiveOr
  case halfOpenRange, closedRange
  case coalesce
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case and, or
  /// Prefix operators.
  case negate, plus, not, complement

  /// How the operator is written.
  package var spelling: String { Operator.table[Int(rawValue)].spelling }

  /// The declaration of each operator, in the order of the cases.
  ///
  /// Precedences and associativities are Swift's own (Swift standard library, precedence groups).
  package static let table: [OperatorDeclaration] = [
    .init("<<", 9, .none, "Moves the bits of an Int to higher places."),
    .init(">>", 9, .none, "Moves the bits of an Int to lower places."),
    .init("*", 8, .left, "Multiplies two numbers."),
    .init("/", 8, .left, "Divides two numbers; two Ints give an Int."),
    .init("%", 8, .left, "The rest of the division of two Ints."),
    .init("&", 8, .left, "The bits that both Ints have."),
    .init("+", 7, .left, "Adds two numbers, joins two texts or two arrays."),
    .init("-", 7, .left, "Subtracts the second number."),
    .init("|", 7, .left, "The bits that one of both Ints has."),
    .init("^", 7, .left, "The bits that only one of both Ints has."),
    .init("..<", 6, .none, "The Ints from the first up to the second, without it."),
    .init("...", 6, .none, "The Ints from the first to the second."),
    .init("??", 5, .right, "The first value, or the second where the first is nil."),
    .init("<", 4, .none, "The first comes before the second."),
    .init("<=", 4, .none, "The first does not come after the second."),
    .init(">", 4, .none, "The first comes after the second."),
    .init(">=", 4, .none, "The first does not come before the second."),
    .init("==", 4, .none, "Both are equal."),
    .init("!=", 4, .none, "Both differ."),
    .init("&&", 3, .left, "Both are true; the second counts only if the first is."),
    .init("||", 2, .left, "One of both is true; the second counts only if the first is not."),
    .init("-", 10, .prefix, "The number with the other sign."),
    .init("+", 10, .prefix, "The number itself."),
    .init("!", 10, .prefix, "True for false, false for true."),
    .init("~", 10, .prefix, "The bits that an Int does not have."),
  ]

  /// The binding power of `as` on its left: less than that of a range, more than that of `??`.
  static let castPrecedence = 6

  /// The binding power of `? :`, below every other operator.
  static let ternaryPrecedence = 1
}

/// What the parser and the reference know about an operator.
package struct OperatorDeclaration: Sendable {
  /// How operators of the same precedence group.
  package enum Associativity: String, Sendable {
    case left, right
    /// They cannot stand side by side.
    case none
    case prefix
  }

  package var spelling: String
  /// The higher, the tighter.
  package var precedence: Int
  package var associativity: Associativity
  package var summary: String

  init(_ spelling: String, _ precedence: Int, _ associativity: Associativity, _ summary: String) {
    self.spelling = spelling
    self.precedence = precedence
    self.associativity = associativity
    self.summary = summary
  }
}
