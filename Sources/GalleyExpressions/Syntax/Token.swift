internal import GalleySource

/// One word of an expression.
struct Token {
  enum Kind: Equatable {
    case integer(Int)
    case double(Double)
    case text(String)
    case identifier
    case dot, comma, colon, backslash
    case openParenthesis, closeParenthesis, openBracket, closeBracket
    /// `? :` or a `?` of a chain; which one follows from the space before it.
    case question
    /// `!` before or behind an operand.
    case exclamation
    case binary(Operator)
    /// `-` or `+`: prefix or infix.
    case sign(Operator)
    /// Something of Swift, or of another language, that expressions do not have.
    case unsupported(Unsupported)
    case end

    /// What the word is before an operand; nil if nothing is written so there.
    var prefixOperator: Operator? {
      if case .sign(let operation) = self { return operation == .subtract ? .negate : .plus }
      if case .exclamation = self { return .not }
      return nil
    }
  }

  /// Constructs with a diagnostic of their own.
  enum Unsupported: Equatable {
    case arrow, closure, assignment, singleQuote, typographicCharacter, binding, bitOperator, identity, increment,
      range,
      comment
    case interpolation, otherByte
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// White space, or the start of the expression, comes before it.
  var followsSpace: Bool
}

/// Why an expression could not be read: what the diagnostic says.
struct SyntaxFailure: Error {
  var code: Code
  var message: String
  var range: Range<Int>
  var label: String?
  var help: [HelpText] = []
  var replacement: String?

  enum Code {
    case syntax, literal, tooDeep, stackExhausted, tooLarge, forceUnwrap, unsupported, typographic, empty
  }
}
