internal import GalleySource

extension ExpressionChecker {
  mutating func unary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    if node.operation == .not {
      let operand = check(node.a, as: .bool)
      return operand.isValid ? emit(.not, operand.id, 0, 0, .bool, id) : .invalid(.bool)
    }
    let wanted = expected?.unwrapped
    let operand = check(node.a, wanted?.isNumber == true ? wanted : syntax[node.a].needsContext ? .double : nil)
    guard operand.type.isNumber || operand.type == .unknown else {
      reportOperand(node.operation, operand.type, node.a)
      return .invalid
    }
    guard operand.isValid, node.operation == .negate else { return operand }
    return emit(.negate, operand.id, 0, 0, operand.type, id)
  }

  mutating func binary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    switch syntax[id].operation {
    case .add, .subtract, .multiply, .divide, .remainder: arithmetic(id, expected)
    case .equal, .notEqual: equality(id)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: ordering(id)
    case .and, .or: logic(id)
    case .coalesce: coalesce(id, expected)
    default: range(id, expected)
    }
  }

  // MARK: - Arithmetic

  private mutating func arithmetic(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    let wanted = expected?.unwrapped
    let operandType = wanted.flatMap { wanted -> ValueType? in
      if wanted.isNumber || wanted == .string { return wanted == .double ? nil : wanted }
      if case .array = wanted { return wanted }
      return nil
    }
    let (left, right) = operands(node, operandType, numberContext: wanted == .int ? .int : .double)
    if left.type == .unknown || right.type == .unknown { return untyped(id, left, right) }
    if left.type.isNumber, right.type.isNumber { return numeric(id, left, right) }
    if node.operation == .add {
      if left.type == .string, right.type == .string { return joined(.joinTexts, .string, left, right, id) }
      if case .array = left.type, case .array = right.type, let type = join(left.type, right.type) {
        return joined(
          .joinArrays, type, convert(left, to: type, at: node.a), convert(right, to: type, at: node.b), id)
      }
    }
    reportArithmetic(id, left.type, right.type)
    return .invalid
  }

  /// Arithmetic on a value whose type is not known yet, such as the result of a function within itself: the values
  /// decide, and the type is that of the other operand.
  private mutating func untyped(_ id: SyntaxID, _ left: Typed, _ right: Typed) -> Typed {
    let type = left.type == .unknown ? right.type : left.type
    guard left.isValid, right.isValid else { return .invalid(type.isNumber ? .unknown : type) }
    return emit(.untyped, left.id, right.id, Int32(syntax[id].operation.rawValue), type, id)
  }

  private mutating func joined(
    _ operation: CheckedOperation, _ type: ValueType, _ left: Typed, _ right: Typed, _ id: SyntaxID
  ) -> Typed {
    guard left.isValid, right.isValid else { return .invalid(type) }
    return emit(operation, left.id, right.id, 0, type, id)
  }

  private mutating func numeric(_ id: SyntaxID, _ left: Typed, _ right: Typed) -> Typed {
    let node = syntax[id]
    if left.type == .int, right.type == .int {
      if node.operation == .divide, let quotient = constantQuotient(left, right, id) { return quotient }
      let operation: CheckedOperation =
        switch node.operation {
        case .add: .addInt
        case .subtract: .subtractInt
        case .multiply: .multiplyInt
        case .divide: .divideInt
        default: .remainderInt
        }
      return joined(operation, .int, left, right, id)
    }
    guard node.operation != .remainder else {
      report(
        Diagnostic(
          .typeMismatch, "`%` is for Ints, and this is a `Double`", at: span(left.type == .double ? node.a : node.b),
          help: ["the rest of Doubles is `x.truncatingRemainder(dividingBy: y)`"]))
      return .invalid(.double)
    }
    let operation: CheckedOperation =
      switch node.operation {
      case .add: .addDouble
      case .subtract: .subtractDouble
      case .multiply: .multiplyDouble
      default: .divideDouble
      }
    return joined(
      operation, .double, convert(left, to: .double, at: node.a), convert(right, to: .double, at: node.b), id)
  }

  /// Divides two constants where a rest is lost, so that the note needs no evaluation; nil in every other case.
  private mutating func constantQuotient(_ left: Typed, _ right: Typed, _ id: SyntaxID) -> Typed? {
    guard case .int(let dividend)? = constant(left), case .int(let divisor)? = constant(right), divisor != 0,
      !dividend.isMultiple(of: divisor)
    else { return nil }
    let quotient = dividend / divisor
    report(CheckedExpressions.integerDivision(dividend, divisor, quotient, at: span(id)))
    return constant(.int(quotient), .int, id)
  }

  /// Checks both operands; one that needs a context gets it from the other, or else `fallback`.
  private mutating func operands(
    _ node: SyntaxNode, _ expected: ValueType?, numberContext: ValueType
  ) -> (Typed, Typed) {
    let leftNeeds = syntax[node.a].needsContext
    let rightNeeds = syntax[node.b].needsContext
    if leftNeeds, !rightNeeds {
      let right = check(node.b, expected)
      return (check(node.a, context(from: right.type, numberContext, node.a)), right)
    }
    let left = check(node.a, leftNeeds ? expected ?? numberContext : expected)
    if rightNeeds { return (left, check(node.b, context(from: left.type, numberContext, node.b))) }
    return (left, check(node.b, expected))
  }

  /// `.pi / 6` and `2 * .pi` are Doubles although the number beside is an Int.
  private func context(from type: ValueType, _ fallback: ValueType, _ part: SyntaxID) -> ValueType {
    if type == .int, syntax[part].kind != .array { return .double }
    return type == .unknown ? fallback : type
  }

  private mutating func reportArithmetic(_ id: SyntaxID, _ left: ValueType, _ right: ValueType) {
    let node = syntax[id]
    let spelling = node.operation.spelling
    if left.isOptional || right.isOptional {
      let part = left.isOptional ? node.a : node.b
      let type = left.isOptional ? left : right
      return report(
        Diagnostic(
          .optionalValue, "`\(spelling)` needs a value, and this may be nil", at: span(part),
          label: "this is \(withArticle(spelled(type)))", help: ["write `??` and what stands for nil"]))
    }
    var help: [HelpText] = []
    if node.operation == .add, left == .string || right == .string {
      help = ["`String(…)` makes a text of a value; or write the text around the expression, as in `R$(row) C$(col)`"]
    }
    let message = "`\(spelling)` cannot be applied to \(withArticle(spelled(left))) and \(withArticle(spelled(right)))"
    report(Diagnostic(.typeMismatch, message, at: operatorSpan(node), help: help))
  }

  private mutating func reportOperand(_ operation: Operator, _ type: ValueType, _ part: SyntaxID) {
    if type.isOptional { return reportMismatch(type, type.unwrapped, part) }
    report(
      Diagnostic(
        .typeMismatch, "`\(operation.spelling)` needs a number, and this is \(withArticle(spelled(type)))",
        at: span(part)))
  }

  func operatorSpan(_ node: SyntaxNode) -> SourceSpan {
    place(Int(node.c)..<Int(node.c) + node.operation.spelling.utf8.count)
  }

  // MARK: - Comparison

  /// Checks two operands that are compared, and converts them to the type they have in common; nil after a diagnostic.
  private mutating func compared(_ node: SyntaxNode) -> (Typed, Typed, ValueType)? {
    var left: Typed
    var right: Typed
    if syntax[node.a].needsContext, !syntax[node.b].needsContext {
      right = check(node.b)
      left = check(node.a, right.type)
    } else {
      left = check(node.a)
      right = check(node.b, left.type)
    }
    guard left.type != .unknown || left.isValid, right.type != .unknown || right.isValid else { return nil }
    guard let type = join(left.type, right.type) else {
      report(
        Diagnostic(
          .typeMismatch,
          "\(withArticle(spelled(left.type))) and \(withArticle(spelled(right.type))) cannot be compared",
          at: operatorSpan(node), help: comparisonHelp(left.type, right.type)))
      return nil
    }
    warnOfNil(node, left.type, right.type)
    // Values have no second level, so that only numbers within an optional have to be converted.
    left =
      type.isOptional && !left.type.isOptional
      ? convert(left, to: type.unwrapped, at: node.a) : convert(left, to: type, at: node.a)
    right =
      type.isOptional && !right.type.isOptional
      ? convert(right, to: type.unwrapped, at: node.b) : convert(right, to: type, at: node.b)
    return left.isValid && right.isValid ? (left, right, type) : nil
  }

  private func comparisonHelp(_ left: ValueType, _ right: ValueType) -> [HelpText] {
    guard left == .string || right == .string else { return [] }
    if case .named(let id) = left == .string ? right : left, !types[id].cases.isEmpty {
      return ["a case is written with a leading dot, as in `== .\(types[id].cases[0].name)`"]
    }
    return []
  }

  private mutating func warnOfNil(_ node: SyntaxNode, _ left: ValueType, _ right: ValueType) {
    guard (left == .null) != (right == .null), !(left == .null ? right : left).isOptional else { return }
    let part = left == .null ? node.b : node.a
    report(
      Diagnostic(
        .needlessOptional, "this is never nil, so the comparison with `nil` decides nothing", at: span(part)))
  }

  private mutating func equality(_ id: SyntaxID) -> Typed {
    let node = syntax[id]
    guard let (left, right, _) = compared(node) else { return .invalid(.bool) }
    return emit(node.operation == .equal ? .equal : .notEqual, left.id, right.id, 0, .bool, id)
  }

  private mutating func ordering(_ id: SyntaxID) -> Typed {
    let node = syntax[id]
    guard let (left, right, type) = compared(node) else { return .invalid(.bool) }
    if type.isOptional {
      reportMismatch(
        left.type.isOptional ? left.type : right.type, type.unwrapped, left.type.isOptional ? node.a : node.b)
      return .invalid(.bool)
    }
    guard satisfies(type, .comparable) else {
      report(
        Diagnostic(
          .typeMismatch, "values of type `\(spelled(type))` have no order", at: operatorSpan(node),
          help: ["numbers and texts are ordered; others are only equal or not"]))
      return .invalid(.bool)
    }
    let operation: CheckedOperation =
      switch node.operation {
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      default: .greaterOrEqual
      }
    return emit(operation, left.id, right.id, 0, .bool, id)
  }

  private mutating func logic(_ id: SyntaxID) -> Typed {
    let node = syntax[id]
    let left = check(node.a, as: .bool)
    let right = check(node.b, as: .bool)
    return joined(node.operation == .and ? .and : .or, .bool, left, right, id)
  }

  // MARK: - Optionals, ranges and choices

  private mutating func coalesce(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    let left = check(node.a, expected.map { $0.isOptional ? $0 : .optional($0) })
    let right = check(node.b, left.type.isOptional && left.type != .null ? left.type.unwrapped : expected)
    guard left.type != .unknown else { return joined(.coalesce, right.type, left, right, id) }
    if !left.type.isOptional {
      report(
        Diagnostic(
          .needlessOptional, "this is never nil, so `??` has no effect", at: operatorSpan(node),
          label: "the left side is \(withArticle(spelled(left.type)))"))
      return left
    }
    if left.type == .null { return right }
    guard let type = join(left.type.unwrapped, right.type) else {
      reportMismatch(right.type, left.type.unwrapped, node.b)
      return .invalid(left.type.unwrapped)
    }
    let wantedLeft = ValueType.optional(type.unwrapped)
    return joined(
      .coalesce, type, convert(left, to: wantedLeft, at: node.a), convert(right, to: type, at: node.b), id)
  }

  private mutating func range(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    let isReal = expected?.unwrapped == .closedRealRange
    var bound: ValueType? = isReal ? .double : nil
    if case .caseRange(let type, _)? = expected?.unwrapped { bound = .named(type) }
    let (left, right) = operands(node, bound, numberContext: bound ?? .int)
    guard left.isValid, right.isValid else { return .invalid }
    if case .named(let type) = left.type, left.type == right.type, isOrderedEnumeration(type) {
      let isClosed = node.operation == .closedRange
      return joined(
        isClosed ? .closedRange : .halfOpenRange, .caseRange(type, isClosed: isClosed), left, right, id)
    }
    for (bound, part) in [(left, node.a), (right, node.b)] where !bound.type.isNumber && bound.type != .unknown {
      reportMismatch(bound.type, .int, part)
      return .invalid
    }
    if left.type != .double, right.type != .double {
      return node.operation == .closedRange
        ? joined(.closedRange, .closedRange, left, right, id) : joined(.halfOpenRange, .range, left, right, id)
    }
    guard node.operation == .closedRange else {
      reportMismatch(.double, .int, left.type == .double ? node.a : node.b)
      return .invalid
    }
    return joined(
      .closedRealRange, .closedRealRange, convert(left, to: .double, at: node.a),
      convert(right, to: .double, at: node.b), id)
  }

  private func isOrderedEnumeration(_ type: TypeID) -> Bool {
    !types[type].cases.isEmpty && types[type].traits.contains(.comparable)
  }

  mutating func ternary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    let condition = check(node.a, as: .bool)
    var (first, second) = branches(node, expected)
    if join(first.type, second.type) == nil, expected.map(isPseudoType) == true,
      let common = commonColor(node, first.type, second.type)
    {
      (first, second) = common
    }
    guard let type = join(first.type, second.type) else {
      report(
        Diagnostic(
          .typeMismatch,
          "the two branches of a choice have one type; the first is `\(spelled(first.type))`, this is "
            + "`\(spelled(second.type))`", at: span(node.c),
          help: isShapeStyle(first.type) && isShapeStyle(second.type)
            ? ["`AnyShapeStyle(…)` around both gives them one type"] : []))
      return .invalid
    }
    if case .optional(let wrapped) = type, wrapped != .unknown {
      first = convert(first, to: type, at: node.b)
      second = convert(second, to: type, at: node.c)
    } else {
      first = convert(first, to: type, at: node.b)
      second = convert(second, to: type, at: node.c)
    }
    guard condition.isValid, first.isValid, second.isValid else { return .invalid(type) }
    return emit(.choose, condition.id, first.id, second.id, type, id)
  }

  private mutating func branches(_ node: SyntaxNode, _ expected: ValueType?) -> (Typed, Typed) {
    if expected == nil, syntax[node.b].needsContext, !syntax[node.c].needsContext {
      let second = check(node.c)
      return (check(node.b, second.type), second)
    }
    let first = check(node.b, expected)
    if expected == nil, syntax[node.c].needsContext { return (first, check(node.c, first.type)) }
    return (first, check(node.c, expected))
  }

  /// `flag ? .red : .secondary` in a style's place: both are colours, since a colour has that member too.
  private mutating func commonColor(
    _ node: SyntaxNode, _ first: ValueType, _ second: ValueType
  ) -> (Typed, Typed)? {
    guard first == .named(.color) || second == .named(.color) else { return nil }
    let count = diagnostics.count
    let mark = output.mark
    let branches = (check(node.b, .named(.color)), check(node.c, .named(.color)))
    if isClean(since: count), branches.0.type == branches.1.type { return branches }
    diagnostics.removeSubrange(count...)
    output.rewind(to: mark)
    return nil
  }
}
