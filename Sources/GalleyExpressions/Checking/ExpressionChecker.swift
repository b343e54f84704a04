internal import CStackRoom
internal import GalleySource

/// A checked part of an expression: its node, or none where it cannot be evaluated, and its type.
struct Typed {
  var id: ExpressionID?
  var type: ValueType

  static let invalid = Typed(id: nil, type: .unknown)
  /// Something was wrong, and the type is known all the same.
  static func invalid(_ type: ValueType) -> Typed { Typed(id: nil, type: type) }
  var isValid: Bool { id != nil }
}

/// Finds the type of every part of an expression, and writes the nodes that the evaluator runs.
///
/// Types flow both ways: upwards from names and literals, and downwards, as what is expected, to implicit members, empty
/// collections and nil. A part that was complained about has the type unknown, which fits everywhere.
struct ExpressionChecker {
  var syntax: ExpressionArena
  let locate: (Range<Int>) -> SourceSpan
  let scope: any ExpressionScope
  let types: TypeTable
  var output: CheckedExpressions
  var diagnostics: [Diagnostic] = []
  /// The parameters of the closures around the part at hand, the innermost last.
  var locals: [ClosureParameter] = []
  /// How many readings of overloaded calls were tried.
  var readings = 0

  init(
    syntax: ExpressionArena, locate: @escaping (Range<Int>) -> SourceSpan, scope: any ExpressionScope,
    output: CheckedExpressions
  ) {
    self.syntax = syntax
    self.locate = locate
    self.scope = scope
    self.output = output
    types = scope.types
  }

  /// Checks the whole expression and converts it to what is expected.
  mutating func checkRoot(_ root: SyntaxID, _ expected: ValueType?, isScalar: Bool) -> CheckedExpression {
    var result = check(root, expected)
    if let expected {
      if isScalar, printsInPlaceOfText(result.type, expected) {
        result = printed(result, at: root)
      } else {
        result = convert(result, to: expected, at: root)
      }
    }
    result = checkDepth(result, at: root)
    return CheckedExpression(id: CheckedExpressionID(result.id), type: result.type)
  }

  /// Complains of a type that is nested too deep, or has too many parts.
  mutating func checkDepth(_ typed: Typed, at root: SyntaxID) -> Typed {
    var parts = output.limits.typeParts
    guard typed.type.isNested(deeperThan: output.limits.typeDepth, parts: &parts) else { return typed }
    let excess =
      parts < 0
      ? "has more than \(output.limits.typeParts) parts"
      : "is nested more than \(output.limits.typeDepth) levels deep"
    report(Diagnostic(.expressionTooDeep, "the type of this value \(excess)", at: span(root)))
    return .invalid
  }

  /// A text takes numbers and truth values as they are written, and so it does with expressions.
  private func printsInPlaceOfText(_ type: ValueType, _ expected: ValueType) -> Bool {
    guard expected == .string || expected == .optional(.string) else { return false }
    return type == .int || type == .double || type == .bool
  }

  // MARK: - Dispatch

  /// Checks one part; `expected` helps it to find its type and is not enforced.
  mutating func check(_ id: SyntaxID, _ expected: ValueType? = nil) -> Typed {
    let node = syntax[id]
    guard stackHasRoom() else {
      report(.stackExhausted(at: span(id)))
      return .invalid
    }
    switch node.kind {
    case .integer(let value): return integer(value, expected, id)
    case .double(let value): return constant(.double(value), .double, id)
    case .boolean(let value): return constant(.bool(value), .bool, id)
    case .text(let value): return text(syntax.text(value), expected, id)
    case .null: return constant(.null, .null, id)
    case .name(let word): return name(syntax.text(word), id, expected)
    case .implicitMember(let name): return implicitMember(syntax.text(name), id, expected)
    case .member(let member): return checkDepth(self.member(member, id, expected), at: id)
    case .subscript(let base, _): return element(of: check(base), base, id)
    case .call(let callee, _): return checkDepth(call(callee, id, expected), at: id)
    case .unary(let operation, let operand): return unary(operation, operand, id, expected)
    case .binary(let parts): return binary(parts, id, expected)
    case .ternary(let parts): return ternary(parts, id, expected)
    case .array: return array(id, expected)
    case .dictionary: return dictionary(id, expected)
    case .tuple: return tuple(id, expected)
    case .closure: return misplacedClosure(id)
    case .interpolation: return interpolation(id, expected)
    case .openRange: return misplacedOpenRange(id)
    case .cast(let base, let type): return cast(base, syntax.text(type), id)
    case .forced(let base): return forced(base, id)
    case .keyPath(let members):
      return constant(.keyPath(syntax.members[members].map { syntax.text($0.name) }), .unknown, id)
    case .unwrap(let base): return unwrap(base, id)
    case .chain(let links): return chain(links, id)
    }
  }

  /// Checks one part and converts it to a type.
  mutating func check(_ id: SyntaxID, as type: ValueType) -> Typed { convert(check(id, type), to: type, at: id) }

  // MARK: - Output

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Compares a name that does not exist with those that do, which `names` gathers.
  mutating func spelling(of word: String, among names: (borrowing ExpressionChecker) -> [String]) -> Spelling {
    guard output.spelling.hasTime else { return .unknown }
    let known = names(self)
    return output.spelling.compare(word, with: known)
  }

  func span(_ id: SyntaxID) -> SourceSpan { locate(syntax[id].range) }

  mutating func constant(_ value: Value, _ type: ValueType, _ id: SyntaxID) -> Typed {
    Typed(id: output.add(constant: value, span(id)), type: type)
  }

  mutating func emit(_ node: CheckedExpressionNode, _ type: ValueType, _ id: SyntaxID) -> Typed {
    Typed(id: output.add(node, span(id)), type: type)
  }

  /// Writes a step that is done to one value, unless that cannot be evaluated.
  mutating func emit(
    _ operand: Typed, _ type: ValueType, _ id: SyntaxID, _ node: (ExpressionID) -> CheckedExpressionNode
  ) -> Typed {
    operand.id.map { emit(node($0), type, id) } ?? .invalid(type)
  }

  /// Writes a step that is done to two values, unless one cannot be evaluated.
  mutating func emit(
    _ left: Typed, _ right: Typed, _ type: ValueType, _ id: SyntaxID,
    _ node: (ExpressionID, ExpressionID) -> CheckedExpressionNode
  ) -> Typed {
    guard let left = left.id, let right = right.id else { return .invalid(type) }
    return emit(node(left, right), type, id)
  }

  /// Writes a value made of parts; if all of them are constants, so is the value.
  mutating func emit(
    _ composite: Composite, of parts: [ExpressionID], _ valueType: ValueType, _ id: SyntaxID
  ) -> Typed {
    let values = parts.compactMap { output.constant(at: $0) }
    if values.count == parts.count, let value = CheckedExpressions.composite(composite, values) {
      return constant(value, valueType, id)
    }
    return bounded(emit(.composite(composite, output.operands.append(contentsOf: parts)), valueType, id), id)
  }

  /// Has a value looked at that was made of others, if its type does not say how deeply it is nested.
  mutating func bounded(_ made: Typed, _ id: SyntaxID) -> Typed {
    types.isOpenEnded(made.type) ? emit(made, made.type, id) { .bound($0) } : made
  }

  /// The value of a constant node; nil for any other.
  func constant(_ typed: Typed) -> Value? { typed.id.flatMap { output.constant(at: $0) } }

  /// Tells whether no error was reported since there were `count` diagnostics.
  func isClean(since count: Int) -> Bool { !diagnostics[count...].contains { $0.severity == .error } }

  func spelled(_ type: ValueType) -> String { type.spelled(in: types) }
}
