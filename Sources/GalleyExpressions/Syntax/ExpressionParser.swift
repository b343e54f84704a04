internal import GalleySource

/// Parses one expression by operator precedence (Pratt).
///
/// ```
/// expression = operand { operator operand } [ "?" expression ":" expression ]     by the operator table
/// operand    = [ "-" | "+" | "!" ] postfix
/// postfix    = primary { "." name | "." digits | "[" arguments "]" | "(" arguments ")" [ closure ] | closure | "?" | "!" }
/// primary    = literal | closure | name | "$" digits | "." name | "(" expression ")" | "(" arguments ")" | "[" elements "]"
///            | "[" key ":" value { "," key ":" value } "]" | "[" ":" "]" | "\" [ name ] { "." name }
/// arguments  = [ argument { "," argument } ]
/// argument   = [ name ":" ] ( expression | operator )
/// closure    = "{" [ ( names | "(" names ")" ) "in" ] [ "return" ] expression "}"
/// literal    = Int | Double | text | "true" | "false" | "nil"
/// ```
///
/// Parentheses, brackets and signs nest no deeper than `ExpressionLimits.depth`. A chain of operators or members is flat to
/// its author, and may be as long as the stack allows: this parser, and whoever walks its result, asks for room at each
/// level. The first mistake ends the parse.
struct ExpressionParser {
  var lexer: Lexer
  var token: Token
  var arena: ExpressionArena
  /// The end of the token before `token`.
  var previousEnd: Int
  private let limits: ExpressionLimits
  /// Where the expression stands in its scalar.
  let range: Range<Int>
  /// The closures around the part at hand: how many parameters without names each uses so far, nil if it names its own.
  var closures: [Int?] = []
  /// The parentheses, brackets and signs around the part at hand.
  private var depth = 0

  init(_ text: ArraySlice<UInt8>, range: Range<Int>, limits: ExpressionLimits, arena: ExpressionArena) {
    lexer = Lexer(text, range: range)
    token = Token(kind: .end, start: range.lowerBound, end: range.lowerBound, followsSpace: true)
    previousEnd = range.lowerBound
    self.arena = arena
    self.limits = limits
    self.range = range
  }

  /// Parses the whole range.
  mutating func parse() throws(SyntaxFailure) -> SyntaxID {
    let result = try value()
    guard token.kind == .end else { throw optionOutsideText() ?? unexpected() }
    return result
  }

  /// Parses the whole range, in which `specifier:`, `format:` or `style:` may follow the value behind a comma: the result is
  /// `String(format: specifier, value)` or `value.formatted(format)` for the first two.
  mutating func parseInterpolation() throws(SyntaxFailure) -> Interpolation {
    let value = try value()
    guard token.kind == .comma else {
      guard token.kind == .end else { throw unexpected() }
      return Interpolation(root: value)
    }
    try advance()
    let start = token.start
    let option = try argument()
    guard token.kind == .end else { throw unexpected() }
    switch arena.text(option.label) {
    case "specifier":
      return Interpolation(
        root: try call("String", [option.labelled(.name(arena.intern("format"))), .init(value, in: arena)]),
        option: .specifier(option.expression))
    case "format":
      return Interpolation(root: try call("formatted", of: value, [option.labelled(.none)]), option: .format)
    case "style": return Interpolation(root: value, option: .style(option.expression))
    default:
      throw SyntaxFailure(
        code: .syntax,
        message: "a value in a text takes `specifier:`, `format:` or `style:` behind it, and nothing else",
        range: start..<range.upperBound, label: "not one of them")
    }
  }

  /// Parses a value, which may not be missing.
  private mutating func value() throws(SyntaxFailure) -> SyntaxID {
    try advance()
    if token.kind == .end {
      throw SyntaxFailure(
        code: .empty, message: "there is no expression in `$()`", range: range,
        help: ["a literal `$(` is written `$$(`"])
    }
    return try expression(above: 0)
  }

  /// Adds a call of a function, or of a method of `base`, that the document did not write as a call.
  private mutating func call(
    _ name: String, of base: SyntaxID? = nil, _ arguments: [SyntaxArgument]
  ) throws(SyntaxFailure) -> SyntaxID {
    let (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    let word = arena.intern(name)
    let kind = base.map { SyntaxKind.member(MemberSyntax(base: $0, name: word, start: start)) } ?? .name(word)
    let callee = try add(SyntaxNode(kind, start: start, end: end))
    return try add(SyntaxNode(.call(callee, arena.arguments.append(contentsOf: arguments)), start: start, end: end))
  }

  // MARK: - Tokens

  mutating func advance() throws(SyntaxFailure) {
    previousEnd = token.end
    token = try lexer.next()
  }

  mutating func expect(_ kind: Token.Kind, _ spelling: String, closing start: Int? = nil) throws(SyntaxFailure) {
    guard token.kind == kind else {
      if token.kind == .end, let start {
        throw SyntaxFailure(
          code: .syntax, message: "`\(lexer.text(start..<start + 1))` is not closed", range: start..<start + 1,
          label: "`\(spelling)` is missing")
      }
      throw unexpected(wanted: "`\(spelling)`")
    }
    try advance()
  }

  // MARK: - Nodes

  /// Adds a part.
  mutating func add(_ node: SyntaxNode) throws(SyntaxFailure) -> SyntaxID {
    if arena.nodes.count >= limits.nodes {
      throw SyntaxFailure(
        code: .tooLarge, message: "this expression has more than \(limits.nodes) parts", range: range)
    }
    return arena.nodes.append(node)
  }

  /// Enters what a parenthesis, a bracket or a sign at `start` holds; throws if there are as many around it as may be.
  mutating func enterLevel(at start: Int) throws(SyntaxFailure) {
    guard depth < limits.depth else {
      throw SyntaxFailure(
        code: .tooDeep, message: "this expression is nested more than \(limits.depth) levels deep",
        range: start..<start + 1, help: ["give parts of it a name in `let`"])
    }
    depth += 1
  }

  /// Leaves what a parenthesis, a bracket or a sign holds.
  mutating func leaveLevel() { depth -= 1 }
}

/// A value in a text, with what is said behind it of how it is written.
struct Interpolation {
  enum Option {
    case none
    /// `specifier:`, of a number.
    case specifier(SyntaxID)
    /// `format:`
    case format
    /// `style:`, of a date.
    case style(SyntaxID)
  }

  var root: SyntaxID
  var option = Option.none

  /// Whether it is a text that holds a number, whose digits are still the locale's to write.
  var isSpecified: Bool { if case .specifier = option { true } else { false } }

  /// What `specifier:` says, where it is a text literal.
  func specifier(in arena: ExpressionArena) -> String? {
    guard case .specifier(let id) = option, case .text(let text) = arena[id].kind else { return nil }
    return arena.text(text)
  }
}
