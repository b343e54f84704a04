internal import GalleySource

extension ExpressionChecker {
  /// Checks two operands that are compared, and converts them to the type they have in common; nil after a diagnostic.
  private mutating func compared(_ node: BinarySyntax) -> (Typed, Typed, ValueType)? {
    var left: Typed
    var right: Typed
    if syntax[node.left].typing > syntax[node.right].typing {
      right = check(node.right)
      left = check(node.left, right.type)
    } else {
      left = check(node.left)
      right = check(node.right, left.type)
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
      ? convert(left, to: type.unwrapped, at: node.left) : convert(left, to: type, at: node.left)
    right =
      type.isOptional && !right.type.isOptional
      ? convert(right, to: type.unwrapped, at: node.right) : convert(right, to: type, at: node.right)
    return left.isValid && right.isValid ? (left, right, type) : nil
  }

  private func comparisonHelp(_ left: ValueType, _ right: ValueType) -> [HelpText] {
    guard left == .string || right == .string else { return [] }
    if case .named(let id) = left == .string ? right : left, !types[id].cases.isEmpty {
      return ["a case is written with a leading dot, as in `== .\(types[id].cases[0].name)`"]
    }
    return []
  }

  private mutating func warnOfNil(_ node: BinarySyntax, _ left: ValueType, _ right: ValueType) {
    guard (left == .null) != (right == .null), !(left == .null ? right : left).isOptional else { return }
    let part = left == .null ? node.right : node.left
    report(
      Diagnostic(
        .needlessOptional, "this is never nil, so the comparison with `nil` decides nothing", at: span(part)))
  }

  mutating func equality(_ comparison: Comparison, _ node: BinarySyntax, _ id: SyntaxID) -> Typed {
    guard let (left, right, type) = compared(node) else { return .invalid(.bool) }
    guard left.type == .null || right.type == .null || satisfies(type, .equatable) else {
      report(
        Diagnostic(
          .typeMismatch, "values of type `\(spelled(type))` cannot be compared", at: operatorSpan(node),
          help: ["views are not equal or different, but for texts and pictures; state can say which one is shown"]))
      return .invalid(.bool)
    }
    return emit(left, right, .bool, id) { .compare(comparison, $0, $1) }
  }

  mutating func ordering(_ comparison: Comparison, _ node: BinarySyntax, _ id: SyntaxID) -> Typed {
    guard let (left, right, type) = compared(node) else { return .invalid(.bool) }
    if type.isOptional {
      reportMismatch(
        left.type.isOptional ? left.type : right.type, type.unwrapped, left.type.isOptional ? node.left : node.right)
      return .invalid(.bool)
    }
    guard satisfies(type, .comparable) else {
      report(
        Diagnostic(
          .typeMismatch, "values of type `\(spelled(type))` have no order", at: operatorSpan(node),
          help: ["numbers, texts and dates are ordered; others are only equal or not"]))
      return .invalid(.bool)
    }
    return emit(left, right, .bool, id) { .compare(comparison, $0, $1) }
  }
}
