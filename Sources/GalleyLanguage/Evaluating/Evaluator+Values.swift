package import GalleyExpressions
package import GalleySource
import GalleyTables

// Values of arguments, and what expressions ask of their surroundings.

extension Evaluator {
  /// The value of an argument; nil for a block or an action.
  mutating func value(of content: CheckedArgument.Content, at scope: EvaluationScope) -> Value? {
    switch content {
    case .constant(let index): document.constants[index].value
    case .dynamic(let index): value(of: document.dynamicValues[index], at: scope)
    case .node, .closure, .action, .controlStyle: nil
    }
  }

  /// Computes a value; null after a diagnostic, and missing if it follows from a parameter that nobody gives.
  mutating func value(of recipe: DynamicValue.Recipe, at scope: EvaluationScope) -> Value {
    if case .constant(let value) = recipe { return value }
    return valueIfComputed(of: recipe, at: scope) ?? .null
  }

  /// Computes a value; nil after a diagnostic, for those who do nothing then.
  mutating func valueIfComputed(of recipe: DynamicValue.Recipe, at scope: EvaluationScope) -> Value? {
    guard !budget.isExhausted else { return nil }
    do throws(EvaluationFailure) {
      return try computed(recipe, at: scope)
    } catch {
      if error.isOfMissingValue { return .missing }
      report(error.diagnostic)
      return nil
    }
  }

  /// Reports why a value could not be computed, unless that follows from another one.
  mutating func report(_ diagnostic: Diagnostic) {
    let isLimit = DiagnosticCode.limitsOfEvaluation.contains(diagnostic.code)
    // A value that is missing has been complained about: what is made of it is not the author's mistake.
    if diagnostic.code == .typeMismatch, diagnostics.contains(where: { $0.severity == .error }) { return }
    diagnostics.append(diagnostic)
    if isLimit { budget.exhaust() }
  }

  /// Computes a value.
  ///
  /// Calls of functions nest here, so that what is no expression has a frame of its own.
  mutating func computed(
    _ recipe: DynamicValue.Recipe, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value {
    guard case .expression(let id) = recipe else { return try assembled(recipe, at: scope) }
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return try document.expressions.evaluate(id, in: &self)
  }

  /// Computes a value that is no expression.
  private mutating func assembled(
    _ recipe: DynamicValue.Recipe, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value {
    switch recipe {
    case .constant(let value): return value
    case .variable(let reference):
      return value(in: reference.slot, of: activation(reference.depth, outwardsFrom: scope.activation))
    case .binding, .bindingClosures: return try bound(recipe, at: scope)
    case .build(let parts, let make): return make(try computed(parts, at: scope))
    case .loop(let item, let data, let body): return .array(try elements(of: data, at: scope, each: (item, body)))
    case .choice, .declaring: return try chosen(recipe, at: scope)
    case .subviews(let node): return subviews(of: node, at: scope)
    case .view(let node): return view(node, at: scope)
    case .sections(let node): return sections(of: node, at: scope)
    case .rowValues(let node): return rowValues(of: node, at: scope)
    case .bounded(let inner, let span): return try bounded(try computed(inner, at: scope), at: span)
    case .expression: return try computed(recipe, at: scope)
    }
  }

  /// The binding of a recipe that makes one; a function of its own, as `computed(_ parts:)`.
  private mutating func bound(
    _ recipe: DynamicValue.Recipe, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value {
    if case .binding(let state) = recipe { return .binding(binding(to: state, at: scope)) }
    guard case .bindingClosures(let closures) = recipe else { return .null }
    return .binding(try binding(of: closures, at: scope))
  }

  /// The value of a recipe that chooses or names others; a function of its own, as `computed(_ parts:)`.
  private mutating func chosen(
    _ recipe: DynamicValue.Recipe, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value {
    if case .choice(let clauses, let then, let otherwise) = recipe {
      return try computed(holds(clauses, at: scope) == true ? then : otherwise, at: scope)
    }
    guard case .declaring(let steps, let inner) = recipe else { return .null }
    for step in steps { put(try computed(step.recipe, at: scope), into: step.slot, of: scope.activation) }
    return try computed(inner, at: scope)
  }

  /// Computes the parts of a value; a function of its own, since computing nests and takes little stack.
  private mutating func computed(
    _ parts: [DynamicValue.Recipe], at scope: EvaluationScope
  ) throws(EvaluationFailure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for part in parts { values.append(try computed(part, at: scope)) }
    return values
  }

  /// Returns a value that is not nested too deeply.
  private mutating func bounded(_ value: Value, at span: SourceSpan) throws(EvaluationFailure) -> Value {
    var nesting = ValueNesting(limits: document.expressions.limits)
    let problem = nesting.problem(with: value)
    try spendSteps(nesting.cost / 16, at: span)
    if let problem { throw EvaluationFailure(Diagnostic(.valueTooLarge, problem, at: span)) }
    return value
  }

  /// Calls a closure that gives a value.
  package mutating func value(of closure: HostClosure, _ arguments: [Value]) -> Value? {
    guard let checked = closure.closure.map({ document.closures[$0] }), let value = checked.value else { return nil }
    for (slot, argument) in zip(checked.parameterSlots, arguments) {
      put(argument, into: slot, of: closure.scope.activation)
    }
    // Containers measure at infinity and at zero too: what follows from these is no mistake of the document (layout 1.9).
    if arguments.contains(where: \.hasLimit) { return self.value(of: value.recipe, at: closure.scope) }
    return self.value(of: value, at: closure.scope)
  }
}

/// What expressions see of an evaluator.
extension Evaluator: EvaluationContext {
  package var types: TypeTable { document.types }

  package func value(of reference: VariableReference) -> Value {
    let owner = activation(reference.depth, outwardsFrom: scope.activation)
    return value(in: reference.slot, of: owner)
  }

  package mutating func currentValue(of binding: BindingReference) -> Value { read(renewed(binding)) }

  package func environmentValue(of name: String) -> Value {
    let place = activations[scope.activation].environment
    let environment = tree.environments[place]
    if environment.followsFromMissing { return .missing }
    // An action is that of the view that reads it, wherever it is handed to.
    if environment.custom[name] == nil, let type = EnvironmentAction(rawValue: name)?.type {
      return .record(type, [.int(place.position)])
    }
    let value = environment.value(of: name, in: document.types)
    if case .binding(let binding) = value { return read(binding) }
    return value
  }

  package func missingEnvironmentValue(of name: String, at span: SourceSpan) -> EvaluationFailure? {
    guard let id = document.types.id(named: name), document.types[id].traits.contains(.object) else { return nil }
    return EvaluationFailure(
      Diagnostic(
        .missingObject, "there is no `\(name)` in the environment here", at: span,
        help: ["put one there with `environmentObject` on a view around this one"]))
  }

  package mutating func uniqueNumber() -> Int {
    interaction.uniqueNames += 1
    return interaction.uniqueNames
  }

  package mutating func spendStep(at span: SourceSpan) throws(EvaluationFailure) {
    budget.spend(1)
    if budget.stepsLeft < 0 { throw EvaluationFailure(budget.tooManySteps(at: span)) }
  }

  package mutating func spendSteps(_ count: Int, at span: SourceSpan) throws(EvaluationFailure) {
    guard count > 0 else { return }
    budget.spend(min(count, budget.stepsLeft + 1) - 1)
    try spendStep(at: span)
  }

  package mutating func nest(levels: Int) { budget.nest(operations: levels) }

  package mutating func note(_ diagnostic: Diagnostic) {
    findings.note(diagnostic)
  }

  package var moduleName: String { document.module }

  package var situation: Situation {
    let root = tree.environments[.outermost]
    return Situation(locale: root.locale, now: root.now)
  }
}

extension Value {
  /// Whether it is 0 or infinite, or has such a number among its members.
  fileprivate var hasLimit: Bool {
    switch self {
    case .double(let number): number == 0 || number.isInfinite
    case .record(_, let members): members.contains(where: \.hasLimit)
    case .null, .missing, .bool, .int, .string, .localized, .range, .closedRange, .closedRealRange, .font, .keyPath,
      .binding, .color, .style, .array, .enumeration, .tuple, .dictionary:
      false
    }
  }
}
