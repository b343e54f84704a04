internal import GalleySource

extension ExpressionChecker {
  mutating func range(_ node: BinarySyntax, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let isReal = expected?.unwrapped == .closedRealRange
    var bound: ValueType? = isReal ? .double : nil
    if case .caseRange(let type, _)? = expected?.unwrapped { bound = .named(type) }
    let (left, right) = operands(node, bound, literal: bound, numberContext: bound ?? .int)
    guard left.isValid, right.isValid else { return .invalid }
    if case .named(let type) = left.type, left.type == right.type, isOrderedEnumeration(type) {
      let isClosed = node.operation == .closedRange
      return joined(
        isClosed ? .closedRange : .halfOpenRange, .caseRange(type, isClosed: isClosed), left, right, id)
    }
    if left.type == .named(.date), right.type == .named(.date), node.operation == .closedRange {
      return emit(.record, of: [left.id, right.id], type: .dateRange, id)
    }
    for (bound, part) in [(left, node.left), (right, node.right)] where !bound.type.isNumber && bound.type != .unknown {
      reportMismatch(bound.type, .int, part)
      return .invalid
    }
    if left.type != .double, right.type != .double {
      return node.operation == .closedRange
        ? joined(.closedRange, .closedRange, left, right, id) : joined(.halfOpenRange, .range, left, right, id)
    }
    guard node.operation == .closedRange else {
      reportMismatch(.double, .int, left.type == .double ? node.left : node.right)
      return .invalid
    }
    return joined(
      .closedRealRange, .closedRealRange, convert(left, to: .double, at: node.left),
      convert(right, to: .double, at: node.right), id)
  }

  /// A structure of values that are checked.
  private mutating func emit(
    _ operation: CheckedOperation, of parts: [Int32], type: TypeID, _ id: SyntaxID
  ) -> Typed {
    emit(operation, Int32(type.rawValue), output.add(operands: parts), Int32(parts.count), .named(type), id)
  }

  private func isOrderedEnumeration(_ type: TypeID) -> Bool {
    !types[type].cases.isEmpty && types[type].traits.contains(.comparable)
  }
}
