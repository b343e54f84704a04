import GalleyExpressions
import GalleySource

// Statements that take elements out of lists, or move them.

extension Evaluator {
  /// Takes elements out of a list; an index that it does not have stops a program in Swift, and is an error here.
  mutating func remove(from target: StateReference, at index: DynamicValue, in scope: EvaluationScope) {
    guard let positions = positions(index, at: scope) else { return }
    change(target, taking: positions, index, at: scope) { _, rest in rest }
  }

  /// Moves elements of a list, as Swift's `move(fromOffsets:toOffset:)`: the target is an index before anything is moved.
  mutating func move(
    in target: StateReference, from source: DynamicValue, to index: DynamicValue, at scope: EvaluationScope
  ) {
    guard let positions = positions(source, at: scope), let end = self.positions(index, at: scope)?.first else {
      return
    }
    let count = elements(of: target, at: scope)?.count ?? 0
    guard 0...count ~= end else { return report(outOfRange(end, count, index)) }
    let before = end - positions.count { $0 < end }
    change(target, taking: positions, source, at: scope) { taken, rest in
      Array(rest[..<before]) + taken + rest[before...]
    }
  }

  /// An index, or several, in ascending order and each once, as a set of indices is.
  private mutating func positions(_ value: DynamicValue, at scope: EvaluationScope) -> [Int]? {
    guard let computed = valueIfComputed(of: value.recipe, at: scope) else { return nil }
    if case .int(let position) = computed { return [position] }
    guard case .array(let positions) = computed else { return nil }
    budget.spend(positions.count)
    return Set(positions.compactMap { if case .int(let position) = $0 { position } else { nil } }).sorted()
  }

  private mutating func elements(of target: StateReference, at scope: EvaluationScope) -> [Value]? {
    guard case .array(let elements) = currentValue(of: binding(to: target, at: scope)) else { return nil }
    return elements
  }

  /// Writes what becomes of a list of which elements are taken.
  private mutating func change(
    _ target: StateReference, taking positions: [Int], _ index: DynamicValue, at scope: EvaluationScope,
    _ result: (_ taken: [Value], _ rest: [Value]) -> [Value]
  ) {
    let binding = binding(to: target, at: scope)
    guard case .array(let elements) = currentValue(of: binding) else { return }
    // The list is copied, since the store has it too.
    budget.spend(elements.count / 4)
    if let foreign = positions.first(where: { !elements.indices.contains($0) }) {
      return report(outOfRange(foreign, elements.count, index))
    }
    var rest: [Value] = []
    var next = positions[...]
    for (position, element) in elements.enumerated() {
      if position == next.first { next.removeFirst() } else { rest.append(element) }
    }
    write(.array(result(positions.map { elements[$0] }, rest)), to: binding)
  }

  private func outOfRange(_ position: Int, _ count: Int, _ index: DynamicValue) -> Diagnostic {
    Diagnostic(.indexOutOfRange, "there is no element \(position): the list has \(count)", at: index.span)
  }
}
