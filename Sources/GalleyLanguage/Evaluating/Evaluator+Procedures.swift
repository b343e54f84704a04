import GalleyExpressions
import GalleyLayout
import GalleySource
import GalleyTables

// Statements of layouts. Each is a step, and so is each turn of a loop.

extension Evaluator {
  /// Runs statements; returns what `return` gives, nil if none was met.
  mutating func run(
    _ statements: [ProcedureStatement], at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value? {
    for statement in statements {
      if let result = try run(statement, at: scope) { return result }
    }
    return nil
  }

  private mutating func run(
    _ statement: ProcedureStatement, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value? {
    switch statement {
    case .declare(let steps): try declare(steps, at: scope)
    case .set(let target, let value): try set(target, to: value, at: scope)
    case .append(let target, let value): try append(value, to: target, at: scope)
    case .conditional(let clauses, let then, let otherwise):
      return try run(try holds(clauses, at: scope) ? then : otherwise, at: scope)
    case .loop(let item, let data, let body): return try run(body, forEach: item, in: data, at: scope)
    case .place(let placement): try place(placement, at: scope)
    case .result(let value):
      guard let value else { return .null }
      try spendStep(at: value.span)
      return try computed(value.recipe, at: scope)
    }
    return nil
  }

  /// Computes names with their values.
  mutating func declare(_ steps: [ActivationPlan.Step], at scope: EvaluationScope) throws(EvaluationFailure) {
    for step in steps {
      try spendStep(at: step.span)
      put(try computed(step.recipe, at: scope), into: step.slot, of: scope.activation)
    }
  }

  private mutating func set(
    _ target: LocalReference, to value: DynamicValue, at scope: EvaluationScope
  ) throws(EvaluationFailure) {
    try spendStep(at: target.span)
    let new = try computed(value.recipe, at: scope)
    guard !target.path.isEmpty else { return put(new, into: target.slot, of: scope.activation) }
    let whole = self.value(in: target.slot, of: scope.activation)
    put(replacing(whole, target.path[...], with: new), into: target.slot, of: scope.activation)
  }

  /// Adds to a list in its place, so that a list that grows by one at a time costs what it holds.
  private mutating func append(
    _ value: DynamicValue, to target: LocalReference, at scope: EvaluationScope
  ) throws(EvaluationFailure) {
    try spendStep(at: target.span)
    let new = try computed(value.recipe, at: scope)
    let whole = self.value(in: target.slot, of: scope.activation)
    guard target.path.isEmpty else {
      guard case .array(let elements) = part(target.path, of: whole) else { return }
      try spendSteps(elements.count / 4, at: target.span)
      try checkCount(elements.count + 1, at: target.span)
      return put(
        replacing(whole, target.path[...], with: .array(elements + [new])), into: target.slot, of: scope.activation)
    }
    guard case .array(var elements) = consume whole else { return }
    put(.null, into: target.slot, of: scope.activation)
    elements.append(new)
    try checkCount(elements.count, at: target.span)
    put(.array(elements), into: target.slot, of: scope.activation)
  }

  private func checkCount(_ count: Int, at span: SourceSpan) throws(EvaluationFailure) {
    let most = document.expressions.limits.elements
    guard count > most else { return }
    throw EvaluationFailure(
      Diagnostic(
        .valueTooLarge, "this array has \(count) elements, more than the limit of \(most)", at: span,
        help: ["\(setting: .elements, "N") allows longer lists"]))
  }

  /// Whether all clauses of a condition hold.
  private mutating func holds(
    _ clauses: [CheckedConditional.Clause], at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Bool {
    for clause in clauses {
      switch clause {
      case .expression(let value):
        try spendStep(at: value.span)
        if try computed(value.recipe, at: scope) != .bool(true) { return false }
      case .binding(let slot, let value):
        try spendStep(at: value.span)
        let found = try computed(value.recipe, at: scope)
        if found == .null { return false }
        put(found, into: slot, of: scope.activation)
      case .pattern(let pattern, let value):
        try spendStep(at: value.span)
        if matches(try computed(value.recipe, at: scope), [pattern], at: scope) != true { return false }
      case .view: return false
      case .available(let isAvailable): if !isAvailable { return false }
      }
    }
    return true
  }

  private mutating func run(
    _ body: [ProcedureStatement], forEach item: LoopItem, in data: DynamicValue, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value? {
    let elements = try computed(data.recipe, at: scope).withoutBinding
    for index in 0..<elements.elementCount {
      try spendStep(at: data.span)
      guard let element = element(at: index, of: elements) else { return nil }
      put(element, into: item, of: scope.activation)
      if let result = try run(body, at: scope) { return result }
    }
    return nil
  }

  private mutating func place(_ placement: CheckedPlacement, at scope: EvaluationScope) throws(EvaluationFailure) {
    try spendStep(at: placement.subview.span)
    let subview = try computed(placement.subview.recipe, at: scope)
    let point = try computed(placement.point.recipe, at: scope)
    let anchor = try placement.anchor.map { value throws(EvaluationFailure) in try computed(value.recipe, at: scope) }
    let proposal = try placement.proposal.map { value throws(EvaluationFailure) in
      try computed(value.recipe, at: scope)
    }
    guard let call = layouts.call, let index = subview.subviewIndex, index < call.subviews.pointee.count else { return }
    guard let place = Point(point), place.x.isFinite, place.y.isFinite else {
      throw EvaluationFailure(
        Diagnostic(
          .infinitePlacement, "a subview is placed at a point that is not finite", at: placement.point.span,
          help: ["`proposal` may be infinite, and so may what is computed of it"]))
    }
    call.subviews.pointee.place(
      index, at: place, anchor: anchor.flatMap { Point($0) }.map { UnitPoint(x: $0.x, y: $0.y) } ?? .zero,
      proposal: proposal.map { Proposal($0) } ?? .unspecified)
  }
}

extension Point {
  /// The point that a value of CGPoint is, or of UnitPoint.
  fileprivate init?(_ value: Value) {
    guard case .record(_, let fields) = value, fields.count == 2, let x = fields[0].number, let y = fields[1].number
    else { return nil }
    self.init(x: x, y: y)
  }
}
