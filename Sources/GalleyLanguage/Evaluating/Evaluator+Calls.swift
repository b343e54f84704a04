package import GalleyExpressions
package import GalleySource
package import GalleyTables

// Calls of the document's functions, and of the computed members of its types.

extension Evaluator {
  package mutating func call(
    _ function: Index<DocumentFunction>, home: FunctionHome, arguments: [Value?], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard budget.admitsLevel else { throw tooManyCalls(of: function, at: span) }
    budget.beginLevel()
    let own = activations.endIndex
    defer {
      budget.endLevel()
      // What was evaluated on the way keeps its own, such as the elements of a loop that a layout had measured.
      if activations.endIndex.position == own.position + 1 { activations.removeAll(from: own) }
    }
    let inside = try entered(function, home: home, arguments: arguments, at: span)
    try computeSteps(of: function, at: inside)
    guard let value = document.functions[function.retyped()].value else { return .null }
    return try computed(value.recipe, at: inside)
  }

  private func tooManyCalls(of function: Index<DocumentFunction>, at span: SourceSpan) -> EvaluationFailure {
    EvaluationFailure(budget.tooManyCalls(of: document.functions[function.retyped()].name, at: span))
  }

  /// The activation of a call with its arguments; a function of its own, since calls nest and take little stack.
  private mutating func entered(
    _ function: Index<DocumentFunction>, home: FunctionHome, arguments: [Value?], at span: SourceSpan
  ) throws(EvaluationFailure) -> EvaluationScope {
    let declared = document.functions[function.retyped()]
    // An activation costs as much as a dozen operations, and one for each of its values.
    try spendSteps(12 + declared.plan.slotCount, at: span)
    let owner: Index<Activation> =
      switch home {
      case .outwards(let depth): activation(depth, outwardsFrom: scope.activation)
      case .document: .document
      }
    let index = activations.append(
      Activation(
        values: [Value](repeating: .null, count: declared.plan.slotCount), parent: Link(owner),
        environment: activations[owner].environment))
    let inside = EvaluationScope(activation: index, environment: scope.environment, instantiation: scope.instantiation)
    for (position, slot) in declared.plan.parameterSlots.enumerated() {
      guard let slot else { continue }
      let given = position < arguments.count ? arguments[position] : nil
      activations[index].values[slot] =
        if let given { given } else { try fallback(declared.plan, position, at: inside) }
    }
    if !declared.fieldSlots.isEmpty, let value = arguments.first ?? nil {
      for (slot, member) in zip(declared.fieldSlots, members(of: value)) { put(member, into: slot, of: index) }
    }
    return inside
  }

  /// Computes what a function keeps before it has its value.
  private mutating func computeSteps(
    of function: Index<DocumentFunction>, at inside: EvaluationScope
  ) throws(EvaluationFailure) {
    for step in document.functions[function.retyped()].plan.steps {
      put(try computed(step.recipe, at: inside), into: step.slot, of: inside.activation)
    }
  }

  /// What the computed members of a value know by name: the fields of a record, or what its case has and is called.
  private func members(of value: Value) -> [Value] {
    if case .record(_, let fields) = value { return fields }
    guard case .enumeration(let type, let index, _) = value else { return [] }
    let declared = document.types[type].cases[index]
    return declared.members + [.string(declared.name)]
  }

  /// What a parameter has that is not given.
  private mutating func fallback(
    _ plan: ActivationPlan, _ position: Int, at scope: EvaluationScope
  ) throws(EvaluationFailure) -> Value {
    guard let value = plan.defaults[position] else { return .null }
    return try computed(value.recipe, at: scope)
  }
}
