internal import GalleySource

extension ExpressionChecker {
  mutating func logic(_ logic: CheckedExpressionNode.Logic, _ node: BinarySyntax, _ id: SyntaxID) -> Typed {
    let left = check(node.left, as: .bool)
    let right = check(node.right, as: .bool)
    return emit(left, right, .bool, id) { .logic(logic, $0, $1) }
  }

  mutating func coalesce(_ node: BinarySyntax, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let left = checkOptional(node.left, expected.map { $0.isOptional ? $0 : .optional($0) })
    let right = check(node.right, left.type.isOptional && left.type != .null ? left.type.unwrapped : expected)
    guard left.type != .unknown else {
      return emit(left, right, right.type, id) { .coalesce($0, $1) }
    }
    if !left.type.isOptional {
      report(
        Diagnostic(
          .needlessOptional, "this is never nil, so `??` has no effect", at: operatorSpan(node),
          label: "the left side is \(withArticle(spelled(left.type)))"))
      return left
    }
    if left.type == .null { return right }
    guard let type = join(left.type.unwrapped, right.type) else {
      reportMismatch(right.type, left.type.unwrapped, node.right)
      return .invalid(left.type.unwrapped)
    }
    let wantedLeft = ValueType.optional(type.unwrapped)
    let value = convert(left, to: wantedLeft, at: node.left)
    return emit(value, convert(right, to: type, at: node.right), type, id) { .coalesce($0, $1) }
  }

  mutating func ternary(_ node: TernarySyntax, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let condition = check(node.condition, as: .bool)
    var (first, second) = branches(node, expected)
    if join(first.type, second.type) == nil, expected.map(isPseudoType) == true,
      let common = commonColor(node, first.type, second.type)
    {
      (first, second) = common
    } else if join(first.type, second.type) == nil, expected != nil, let plain = plainBranches(node) {
      (first, second) = plain
    }
    guard let type = join(first.type, second.type) else {
      report(
        Diagnostic(
          .typeMismatch,
          "the two branches of a choice have one type; the first is `\(spelled(first.type))`, this is "
            + "`\(spelled(second.type))`", at: span(node.second),
          help: isShapeStyle(first.type) && isShapeStyle(second.type)
            ? ["`AnyShapeStyle(…)` around both gives them one type"] : []))
      return .invalid
    }
    first = convert(first, to: type, at: node.first)
    second = convert(second, to: type, at: node.second)
    guard let condition = condition.id else { return .invalid(type) }
    return emit(first, second, type, id) { .choose(condition: condition, $0, $1) }
  }

  private mutating func branches(_ node: TernarySyntax, _ expected: ValueType?) -> (Typed, Typed) {
    if expected != nil { return (check(node.first, expected), check(node.second, expected)) }
    if syntax[node.first].typing > syntax[node.second].typing {
      let second = check(node.second)
      return (check(node.first, second.type), second)
    }
    let first = check(node.first)
    return (first, check(node.second, syntax[node.second].typing == .own ? nil : first.type))
  }

  /// `flag ? text : ""` where an address is wanted too: the literal has the type of the other branch.
  private mutating func plainBranches(_ node: TernarySyntax) -> (Typed, Typed)? {
    cleanly { checker in
      let branches = checker.branches(node, nil)
      return checker.join(branches.0.type, branches.1.type) == nil ? nil : branches
    }
  }

  /// What checking once more gives, unless it is a mistake.
  private mutating func cleanly(
    _ check: (inout ExpressionChecker) -> (Typed, Typed)?
  ) -> (Typed, Typed)? {
    let count = diagnostics.count
    let mark = output.mark
    if let branches = check(&self), isClean(since: count) { return branches }
    diagnostics.removeSubrange(count...)
    output.rewind(to: mark)
    return nil
  }

  /// `flag ? .red : .secondary` in a style's place: both are colours, since a colour has that member too.
  private mutating func commonColor(
    _ node: TernarySyntax, _ first: ValueType, _ second: ValueType
  ) -> (Typed, Typed)? {
    guard first == .named(.color) || second == .named(.color) else { return nil }
    return cleanly { checker in
      let branches = (checker.check(node.first, .named(.color)), checker.check(node.second, .named(.color)))
      return branches.0.type == branches.1.type ? branches : nil
    }
  }
}
