internal import GalleySource

extension ExpressionChecker {
  mutating func logic(_ operation: CheckedOperation, _ id: SyntaxID) -> Typed {
    let node = syntax[id]
    let left = check(node.a, as: .bool)
    let right = check(node.b, as: .bool)
    return joined(operation, .bool, left, right, id)
  }

  mutating func coalesce(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let node = syntax[id]
    let left = checkOptional(node.a, expected.map { $0.isOptional ? $0 : .optional($0) })
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
    first = convert(first, to: type, at: node.b)
    second = convert(second, to: type, at: node.c)
    guard condition.isValid, first.isValid, second.isValid else { return .invalid(type) }
    return emit(.choose, condition.id, first.id, second.id, type, id)
  }

  private mutating func branches(_ node: SyntaxNode, _ expected: ValueType?) -> (Typed, Typed) {
    if expected != nil { return (check(node.b, expected), check(node.c, expected)) }
    if syntax[node.b].typing > syntax[node.c].typing {
      let second = check(node.c)
      return (check(node.b, second.type), second)
    }
    let first = check(node.b)
    return (first, check(node.c, syntax[node.c].typing == .own ? nil : first.type))
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
