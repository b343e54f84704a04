import GalleyExpressions
import GalleySource

// Conditions and loops of blocks.

extension Evaluator {
  mutating func evaluateConditional(_ conditional: CheckedConditional, _ node: NodeID, at place: Place) -> ViewNodeID {
    let result = addGroup(node, isDynamic: true, at: place)
    let branch = conditional.branches.first { holds($0.clauses, at: place) }
    if let body = branch?.body ?? conditional.otherwise {
      let content = evaluate(body, at: place)
      tree.nodes[result.index].firstChild = content
    }
    return result
  }

  mutating func holds(_ clauses: [CheckedConditional.Clause], at place: Place) -> Bool {
    for clause in clauses {
      switch clause {
      case .expression(let value): if self.value(of: value.recipe, at: place) != .bool(true) { return false }
      case .binding(let slot, let value):
        let found = self.value(of: value.recipe, at: place)
        if found == .null { return false }
        activations[Int(place.activation)].values[Int(slot)] = found
      case .available(let isAvailable): if !isAvailable { return false }
      }
    }
    return true
  }

  mutating func evaluateSelection(_ selection: CheckedSelection, _ node: NodeID, at place: Place) -> ViewNodeID {
    let result = addGroup(node, isDynamic: true, at: place)
    let subject = value(of: selection.subject.recipe, at: place)
    let match = selection.cases.first { candidate in
      candidate.patterns.contains { matches(subject, $0, at: place) }
    }
    if let body = match?.body ?? selection.otherwise {
      let content = evaluate(body, at: place)
      tree.nodes[result.index].firstChild = content
    }
    return result
  }

  private mutating func matches(_ subject: Value, _ pattern: DynamicValue, at place: Place) -> Bool {
    let value = value(of: pattern.recipe, at: place)
    switch (value, subject) {
    case (.range(let lower, let upper), .int(let number)): return number >= lower && number < upper
    case (.closedRange(let lower, let upper), .int(let number)): return number >= lower && number <= upper
    case (.closedRealRange(let lower, let upper), _):
      return subject.number.map { $0 >= lower && $0 <= upper } ?? false
    case (.int, .double), (.double, .int): return value.number == subject.number
    default: return value == subject
    }
  }

  mutating func evaluateForEach(_ loop: CheckedForEach, _ node: NodeID, at place: Place) -> ViewNodeID {
    let result = addGroup(node, isDynamic: true, at: place)
    var last = ViewNodeID.none
    var ids: Set<Value> = []
    let data = value(of: loop.data.recipe, at: place)
    // The numbers of a range differ; to remember them would cost more than what the loop makes of them.
    let mayRepeat = !(data.isRange && loop.idPath.isEmpty)
    func body(_ element: Value, _ evaluator: inout Evaluator) -> Bool {
      evaluator.activations[Int(place.activation)].values[Int(loop.itemSlot)] = element
      let id = evaluator.member(loop.idPath, of: element.withoutBinding)
      if mayRepeat, !ids.insert(id).inserted { evaluator.reportDuplicate(loop, element) }
      let outer = evaluator.enterIdentity(-1 - node.rawValue, element: id)
      defer { evaluator.identity = outer }
      let child = evaluator.evaluate(loop.content, at: place)
      evaluator.append(child, to: result, after: &last)
      return !evaluator.isExhausted && evaluator.admitsElement(of: loop)
    }
    guard data.elementCount <= limits.nodes - tree.nodes.count else {
      reportLimit(at: loop.data.span, isDepth: false)
      return result
    }
    switch data {
    case .range(let lower, let upper):
      var index = lower
      while index < upper, body(.int(index), &self) { index += 1 }
    case .closedRange(let lower, let upper):
      var index = lower
      while index <= upper, body(.int(index), &self), index < upper { index += 1 }
    case .array(let elements):
      for element in elements where !body(element, &self) { break }
    case .binding(let reference):
      guard case .array(let elements) = reference.current else { break }
      for index in elements.indices where !body(.binding(member(String(index), of: reference)), &self) { break }
    default: break
    }
    return result
  }

  /// Counts an element of a loop as a step, and tells whether there may be one more; a limit that is met is reported.
  private mutating func admitsElement(of loop: CheckedForEach) -> Bool {
    stepsLeft -= 1
    if tree.nodes.count >= limits.nodes {
      reportLimit(at: loop.data.span, isDepth: false)
      return false
    }
    if stepsLeft < 0 {
      if !isExhausted { diagnostics.append(tooManySteps(at: loop.data.span)) }
      isExhausted = true
      return false
    }
    return true
  }

  private func member(_ path: [String], of value: Value) -> Value {
    var value = value
    for name in path {
      guard case .record(let type, let fields) = value,
        let index = document.types[type].fields.firstIndex(where: { $0.name == name })
      else { return value }
      value = fields[index]
    }
    return value
  }

  private mutating func reportDuplicate(_ loop: CheckedForEach, _ element: Value) {
    guard !diagnostics.contains(where: { $0.code == .duplicateID && $0.span == loop.data.span }) else { return }
    diagnostics.append(
      Diagnostic(
        .duplicateID, "two elements of this `ForEach` have the same id, so SwiftUI cannot tell them apart",
        at: loop.data.span, help: ["give each element an `id` of its own, or name a member that differs with `id:`"]))
  }
}

extension Value {
  /// How many elements a loop over it has.
  fileprivate var elementCount: Int {
    func count(_ lower: Int, _ upper: Int) -> Int {
      let (difference, isOver) = upper.subtractingReportingOverflow(lower)
      return isOver ? .max : max(difference, 0)
    }
    return switch self {
    case .range(let lower, let upper): count(lower, upper)
    // One more than the difference; at the end of Int the difference will do, for elements are counted as they are made.
    case .closedRange(let lower, let upper): count(lower, upper == .max ? upper : upper + 1)
    case .array(let elements): elements.count
    default: 0
    }
  }

  /// Tells whether this is a range of whole numbers.
  fileprivate var isRange: Bool {
    switch self {
    case .range, .closedRange: true
    default: false
    }
  }
}
