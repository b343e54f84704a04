import GalleyExpressions
import GalleySource
package import GalleyTables

// Loops: all at once, or, in a lazy container of which only a part is seen, element by element when layout asks.

/// A loop with the elements that it has been evaluated for.
package struct LoopProgress: Sendable {
  let loop: CheckedForEach
  let node: NodeID
  var scope: EvaluationScope
  let data: Value
  /// The index of the element that comes next.
  var next = 0
  /// The ids of the elements so far, where two may be equal.
  var ids: Set<Value> = []
  /// The definitions around the loop and its place in the store's terms, for a loop that goes on later.
  var nesting = EvaluationBudget.Nesting()
  var identity = StateStore.IdentityID.document

  init(loop: CheckedForEach, node: NodeID, scope: EvaluationScope, data: Value) {
    self.loop = loop
    self.node = node
    self.scope = scope
    self.data = data
  }

  /// The numbers of a range differ; to remember them would cost more than what the loop makes of them.
  var mayRepeat: Bool { !(data.isRange && loop.idPath.isEmpty) }

  /// How many elements are still to come.
  var remaining: Int { max(data.elementCount - next, 0) }
}

extension Evaluator {
  mutating func evaluateForEach(_ loop: CheckedForEach, _ node: NodeID, at scope: EvaluationScope) -> ViewNodeID {
    let data = value(of: loop.data.recipe, at: scope)
    if data.withoutBinding.isMissing {
      lookThrough(loop.content, loop.item.slots, at: ownScope(loop.ownSlots, of: scope))
      return addGroup(node, .dynamic, at: scope)
    }
    guard budget.admitsElements(data.elementCount, after: tree.nodes.count) || lazyBuilding.defersLoops else {
      end(with: budget.tooManyNodes(at: loop.data.span))
      return addGroup(node, .dynamic, at: scope)
    }
    var progress = LoopProgress(loop: loop, node: node, scope: scope, data: data)
    let result = addGroup(node, .dynamic, at: scope)
    var last = Link<ViewTree.Node>.none
    while let child = evaluateNext(of: &progress) {
      append(child, to: result, after: &last)
      // The container's distances to its neighbours, and its own ideal length, follow from the first of its cells.
      if lazyBuilding.defersLoops, progress.remaining > 0 {
        append(leaveToLayout(progress), to: result, after: &last)
        break
      }
    }
    return result
  }

  /// Evaluates the content of a loop for its next element; nil after the last one, or once a limit is met.
  mutating func evaluateNext(of progress: inout LoopProgress) -> ViewNodeID? {
    guard let element = element(at: progress.next, of: progress.data) else { return nil }
    let loop = progress.loop
    guard progress.next == 0 || (!budget.isExhausted && admitsElement(of: loop)) else { return nil }
    let (inside, id) = beginTurn(of: &progress, element)
    let node = progress.node
    return within(.element(of: node, id: id)) { evaluator in
      let content = evaluator.content(of: loop, id: id, at: inside)
      return loop.childrenPath.isEmpty ? content : evaluator.branch(content, of: element, loop, node, at: inside)
    }
  }

  /// Evaluates what a loop shows for an element, and notes the id that it tags it with.
  mutating func content(of loop: CheckedForEach, id: Value, at scope: EvaluationScope) -> ViewNodeID {
    let content = evaluate(loop.content, at: scope)
    if document.hasChoices { tree.elementIDs[content] = id }
    return content
  }

  /// Gives the next element its name in values of its own; `isKept` says that the turn is evaluated later.
  mutating func beginTurn(
    of progress: inout LoopProgress, _ element: Value, isKept: Bool = false
  ) -> (scope: EvaluationScope, id: Value) {
    let loop = progress.loop
    progress.next += 1
    let inside = ownScope(loop.ownSlots, of: progress.scope, isKept: isKept)
    put(element, into: loop.item, of: inside.activation)
    let id = self.id(of: element.withoutBinding, in: loop, at: inside)
    if progress.mayRepeat, !progress.ids.insert(id).inserted { reportDuplicate(loop) }
    return (inside, id)
  }

  /// The element of a loop's data at an index that is not negative; nil behind the last one.
  func element(at index: Int, of data: Value) -> Value? {
    guard index < data.elementCount else { return nil }
    switch data {
    case .range(let lower, _), .closedRange(let lower, _): return .int(lower + index)
    case .array(let elements): return elements[index]
    case .binding(let reference): return .binding(member(String(index), of: reference))
    case .null, .missing, .bool, .int, .double, .string, .localized, .dictionary, .closedRealRange, .enumeration,
      .record, .tuple, .color, .font, .style, .keyPath:
      return nil
    }
  }

  /// Counts an element of a loop as a step, and tells whether there may be one more; a limit that is met is reported.
  private mutating func admitsElement(of loop: CheckedForEach) -> Bool {
    budget.spend(1)
    guard budget.admitsNode(after: tree.nodes.count) else {
      end(with: budget.tooManyNodes(at: loop.data.span))
      return false
    }
    return hasStepsLeft(at: loop.data.span)
  }

  /// What tells an element apart, in the values of its turn.
  mutating func id(of element: Value, in loop: CheckedForEach, at scope: EvaluationScope) -> Value {
    loop.idExpression.map { value(of: .expression($0), at: scope) } ?? member(loop.idPath, of: element)
  }

  func member(_ path: [String], of value: Value) -> Value {
    var value = value
    for name in path {
      guard case .record(let type, let fields) = value,
        let index = document.types[type].fields.firstIndex(where: { $0.name == name })
      else { return value }
      value = fields[index]
    }
    return value
  }

  private mutating func reportDuplicate(_ loop: CheckedForEach) {
    guard !diagnostics.contains(where: { $0.code == .duplicateID && $0.span == loop.data.span }) else { return }
    diagnostics.append(
      Diagnostic(
        .duplicateID, "two elements of this `ForEach` have the same id, so SwiftUI cannot tell them apart",
        at: loop.data.span, help: ["give each element an `id` of its own, or name a member that differs with `id:`"]))
  }
}

// MARK: - On demand

extension Evaluator {
  /// Adds a node that stands for the elements of a loop.
  private mutating func leaveToLayout(_ progress: LoopProgress) -> ViewNodeID {
    var progress = progress
    progress.nesting = budget.nesting
    progress.identity = interaction.identity
    let loop = lazyBuilding.loops.append(progress)
    return tree.add(makeNode(.loop(loop), .empty, source: .node(progress.node), at: progress.scope))
  }

  /// How many elements of a deferred loop have not been asked for.
  package func remainingElements(of loop: Index<LoopProgress>) -> Int { lazyBuilding.loops[loop].remaining }

  /// Evaluates the content of a deferred loop for its next element; nil after the last one, or once a limit is met.
  package mutating func evaluateNextElement(of loop: Index<LoopProgress>) -> ViewNodeID? {
    var progress = lazyBuilding.loops[loop]
    // One owner alone, or every element would copy the ids of those before it.
    lazyBuilding.loops[loop].ids = []
    let result = within { surroundings in
      surroundings.identity = progress.identity
      surroundings.containers = .lazilyScrolled
      surroundings.nesting = progress.nesting
    } evaluate: {
      $0.evaluateNext(of: &progress)
    }
    lazyBuilding.loops[loop] = progress
    return result
  }
}

extension Value {
  /// How many elements a loop over it has.
  var elementCount: Int {
    func count(_ lower: Int, _ upper: Int) -> Int {
      let (difference, isOver) = upper.subtractingReportingOverflow(lower)
      return isOver ? .max : max(difference, 0)
    }
    return switch self {
    case .range(let lower, let upper): count(lower, upper)
    // One more than the difference; at the end of Int the difference will do, for no limit admits so many.
    case .closedRange(let lower, let upper): count(lower, upper == .max ? upper : upper + 1)
    case .array(let elements): elements.count
    case .binding(let reference): reference.current.elementCount
    case .null, .missing, .bool, .int, .double, .string, .localized, .dictionary, .closedRealRange, .enumeration,
      .record, .tuple, .color, .font, .style, .keyPath:
      0
    }
  }

  /// Tells whether this is a range of whole numbers.
  var isRange: Bool {
    if case .range = self { return true }
    if case .closedRange = self { return true }
    return false
  }
}
