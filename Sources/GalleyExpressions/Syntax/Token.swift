internal import GalleySource

/// One word of an expression.
struct Token {
  enum Kind: Equatable {
    case integer(Int)
    case double(Double)
    case text(String)
    /// A text with `\\( )` in it.
    case interpolated([TextPart])
    case identifier
    case dot, comma, colon, backslash
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    /// `$0`: a parameter of a closure that gives them no names.
    case anonymous(Int)
    /// `? :` or a `?` of a chain; which one follows from the space before it.
    case question
    /// `!` before or behind an operand.
    case exclamation
    /// `~` before an operand.
    case tilde
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
      if case .tilde = self { return .complement }
      return nil
    }
  }

  /// Words of a text, or the bytes of an expression in it.
  enum TextPart: Equatable {
    case words(String)
    case expression(Range<Int>)
  }

  /// Constructs with a diagnostic of their own.
  enum Unsupported: Equatable {
    case arrow, assignment, singleQuote, typographicCharacter, binding, overflowOperator, identity, increment, range,
      comment, otherByte
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
    case syntax, literal, tooDeep, stackExhausted, tooLarge, unsupported, typographic, empty
  }
}
