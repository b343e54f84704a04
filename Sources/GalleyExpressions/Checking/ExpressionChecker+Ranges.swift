internal import GalleySource

extension ExpressionChecker {
  mutating func range(_ node: BinarySyntax, _ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let isReal = expected?.unwrapped == .closedRealRange
    var bound: ValueType? = isReal ? .double : nil
    if case .caseRange(let type, _)? = expected?.unwrapped { bound = .named(type) }
    let (left, right) = operands(node, bound, literal: bound, numberContext: bound ?? .int)
    guard let lower = left.id, let upper = right.id else { return .invalid }
    if case .named(let type) = left.type, left.type == right.type, isOrderedEnumeration(type) {
      let isClosed = node.operation == .closedRange
      return emit(left, right, .caseRange(type, isClosed: isClosed), id) {
        .range(isClosed ? .closed : .halfOpen, $0, $1)
      }
    }
    if left.type == .named(.date), right.type == .named(.date), node.operation == .closedRange {
      return emit(
        .composite(.record(.dateRange), output.operands.append(contentsOf: [lower, upper])), .named(.dateRange), id)
    }
    for (bound, part) in [(left, node.left), (right, node.right)] where !bound.type.isNumber && bound.type != .unknown {
      reportMismatch(bound.type, .int, part)
      return .invalid
    }
    if left.type != .double, right.type != .double {
      let isClosed = node.operation == .closedRange
      return emit(left, right, isClosed ? .closedRange : .range, id) { .range(isClosed ? .closed : .halfOpen, $0, $1) }
    }
    guard node.operation == .closedRange else {
      reportMismatch(.double, .int, left.type == .double ? node.left : node.right)
      return .invalid
    }
    let first = convert(left, to: .double, at: node.left)
    return emit(first, convert(right, to: .double, at: node.right), .closedRealRange, id) {
      .range(.closedReal, $0, $1)
    }
  }

  private func isOrderedEnumeration(_ type: TypeID) -> Bool {
    !types[type].cases.isEmpty && types[type].traits.contains(.comparable)
  }
}
