internal import CStackRoom
internal import GalleySource

/// A checked part of an expression: its node, or -1 where it cannot be evaluated, and its type.
struct Typed {
  var id: Int32
  var type: ValueType

  static let invalid = Typed(id: -1, type: .unknown)
  /// Something was wrong, and the type is known all the same.
  static func invalid(_ type: ValueType) -> Typed { Typed(id: -1, type: type) }
  var isValid: Bool { id >= 0 }
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
        let id = result.isValid ? output.add(printing: result.id, result.type, span(root)) : -1
        result = Typed(id: id, type: .string)
      } else {
        result = convert(result, to: expected, at: root)
      }
    }
    result = checkDepth(result, at: root)
    return CheckedExpression(id: CheckedExpressionID(rawValue: result.id), type: result.type)
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

  mutating func emit(
    _ operation: CheckedOperation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0, _ type: ValueType, _ id: SyntaxID
  ) -> Typed {
    Typed(id: output.add(CheckedExpressionNode(operation: operation, a: a, b: b, c: c), span(id)), type: type)
  }

  /// Writes a value made of parts; if all of them are constants, so is the value.
  mutating func emit(_ composite: Composite, of parts: [Int32], _ valueType: ValueType, _ id: SyntaxID) -> Typed {
    let values = parts.compactMap { part -> Value? in
      let node = output.nodes[Int(part)]
      return node.operation == .constant ? output.constants[Int(node.a)] : nil
    }
    if values.count == parts.count, let value = CheckedExpressions.composite(composite, values) {
      return constant(value, valueType, id)
    }
    var operands = parts
    if case .enumerationCase(_, let index) = composite { operands.insert(Int32(index), at: 0) }
    let first = output.add(operands: operands)
    return bounded(
      emit(composite.operation, Int32(composite.type.rawValue), first, Int32(parts.count), valueType, id), id)
  }

  /// Has a value looked at that was made of others, if its type does not say how deeply it is nested.
  mutating func bounded(_ made: Typed, _ id: SyntaxID) -> Typed {
    made.isValid && types.isOpenEnded(made.type) ? emit(.bound, made.id, 0, 0, made.type, id) : made
  }

  /// The value of a constant node; nil for any other.
  func constant(_ typed: Typed) -> Value? {
    guard typed.isValid, output.nodes[Int(typed.id)].operation == .constant else { return nil }
    return output.constants[Int(output.nodes[Int(typed.id)].a)]
  }

  /// Tells whether no error was reported since there were `count` diagnostics.
  func isClean(since count: Int) -> Bool { !diagnostics[count...].contains { $0.severity == .error } }

  func spelled(_ type: ValueType) -> String { type.spelled(in: types) }
}
