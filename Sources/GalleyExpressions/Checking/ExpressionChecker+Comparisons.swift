internal import GalleySource

extension ExpressionChecker {
  /// Checks two operands that are compared, and converts them to the type they have in common; nil after a diagnostic.
  private mutating func compared(_ node: SyntaxNode) -> (Typed, Typed, ValueType)? {
    var left: Typed
    var right: Typed
    if syntax[node.a].typing > syntax[node.b].typing {
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

  mutating func equality(_ comparison: Comparison, _ id: SyntaxID) -> Typed {
    let node = syntax[id]
    guard let (left, right, _) = compared(node) else { return .invalid(.bool) }
    return emit(.compare, left.id, right.id, comparison.rawValue, .bool, id)
  }

  mutating func ordering(_ comparison: Comparison, _ id: SyntaxID) -> Typed {
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
    return emit(.compare, left.id, right.id, comparison.rawValue, .bool, id)
  }
}
