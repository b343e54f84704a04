internal import GalleySource

extension ExpressionChecker {
  /// Converts the arguments and writes the call.
  mutating func write(_ reading: Reading, _ site: CallSite) -> Typed {
    let candidate = reading.candidate
    var bindings: [ValueType?] = [nil, nil]
    if let receiver = candidate.receiver, let typed = site.receiver {
      _ = unify(receiver, typed.type, &bindings, candidate.constraints)
    }
    var typed = site.checked
    let areFreeFitting = takeTypes(reading, site, &bindings)
    let areOthersFitting = checkContextual(reading, site, &typed, &bindings)
    let result = result(of: reading, typed, bindings)
    guard areFreeFitting, areOthersFitting else { return .invalid(result) }
    return write(candidate, reading.slots, site, typed.map { $0 ?? .invalid }, bindings, result)
  }

  /// Gives the type variables what the arguments are that know their own type; false after a diagnostic.
  private mutating func takeTypes(_ reading: Reading, _ site: CallSite, _ bindings: inout [ValueType?]) -> Bool {
    let candidate = reading.candidate
    var isFitting = true
    for (parameter, arguments) in zip(candidate.parameters, reading.slots) {
      for argument in arguments {
        guard let type = site.checked[argument]?.type, type != .unknown,
          unify(parameter.pattern, type, &bindings, candidate.constraints) == nil
        else { continue }
        reportArgument(site, argument, type, parameter, bindings, candidate)
        isFitting = false
      }
    }
    return isFitting
  }

  /// Checks the arguments whose type follows from the parameter; false after a diagnostic on what they are.
  private mutating func checkContextual(
    _ reading: Reading, _ site: CallSite, _ typed: inout [Typed?], _ bindings: inout [ValueType?]
  ) -> Bool {
    let candidate = reading.candidate
    var isFitting = true
    for (parameter, arguments) in zip(candidate.parameters, reading.slots) {
      for argument in arguments where typed[argument] == nil {
        let value = contextual(site.arguments[argument].expression, parameter, &bindings, candidate, site)
        typed[argument] = value
        guard value.type != .unknown, !parameter.pattern.isFunction,
          unify(parameter.pattern, value.type, &bindings, candidate.constraints) == nil
        else { continue }
        reportArgument(site, argument, value.type, parameter, bindings, candidate)
        isFitting = false
      }
    }
    return isFitting
  }

  /// The type of a call; unknown where a mistaken closure was all that it followed from.
  private func result(of reading: Reading, _ typed: [Typed?], _ bindings: [ValueType?]) -> ValueType {
    let candidate = reading.candidate
    let hasMistakenClosure = zip(candidate.parameters, reading.slots).contains { parameter, arguments in
      parameter.pattern.isFunction && arguments.contains { typed[$0]?.isValid == false }
    }
    if hasMistakenClosure, !candidate.result.isBound(bindings) { return .unknown }
    return candidate.result.instantiated(bindings)
  }

  private mutating func contextual(
    _ expression: SyntaxID, _ parameter: FunctionDeclaration.Parameter, _ bindings: inout [ValueType?],
    _ candidate: Candidate, _ site: CallSite
  ) -> Typed {
    let isFunction = syntax[expression].kind.isFunction
    guard case .function(let parameters, let result) = parameter.pattern else {
      guard isFunction else { return check(expression, expectation(parameter.pattern, bindings)) }
      let noun = syntax[expression].kind.isKeyPath ? "key path" : "closure"
      report(Diagnostic(.typeMismatch, "`\(site.name)` takes no \(noun) here", at: span(expression)))
      return .invalid
    }
    if let closure = isFunction ? expression : closure(calling: expression, parameters.count) {
      return function(closure, parameters, result, &bindings, candidate, site)
    }
    let count = diagnostics.count
    _ = check(expression)
    if isClean(since: count) { reportNoFunction(expression, parameters.count, site) }
    return .invalid
  }

  private mutating func write(
    _ candidate: Candidate, _ slots: Candidate.Slots, _ site: CallSite, _ typed: [Typed], _ bindings: [ValueType?],
    _ result: ValueType
  ) -> Typed {
    guard let operands = operands(candidate, slots, site, typed, bindings) else { return .invalid(result) }
    let count = Int32(operands.count)
    switch candidate.target {
    case .builtIn(let index):
      if case .describe = FunctionTable.all[Int(index)].implementation {
        let argument = typed.first ?? .invalid
        return Typed(id: output.add(printing: argument.id, argument.type, span(site.id)), type: .string)
      }
      if case .elements = FunctionTable.all[Int(index)].implementation {
        return emit(.callElements, index, output.add(operands: operands), count, result, site.id)
      }
      return bounded(emit(.callBuiltIn, index, output.add(operands: operands), count, result, site.id), site.id)
    case .document(let function):
      let first = output.add(operands: [function.depth] + operands)
      return emit(.callDocument, Int32(function.id.position), first, count, result, site.id)
    case .enumerationCase(let type, let index):
      return emit(.enumerationCase(type, index: index), of: operands, result, site.id)
    case .caseNamed(let type):
      return emit(.caseNamed, operands.first ?? -1, Int32(type.rawValue), 0, result, site.id)
    case .memberwise(let type):
      return emit(.record(type), of: operands, result, site.id)
    }
  }

  /// The operands of a call in the order of its parameters; nil if one of them cannot be evaluated.
  private mutating func operands(
    _ candidate: Candidate, _ slots: Candidate.Slots, _ site: CallSite, _ typed: [Typed], _ bindings: [ValueType?]
  ) -> [Int32]? {
    var operands: [Int32] = []
    if let pattern = candidate.receiver, let receiver = site.receiver {
      operands.append(
        receiver.isValid ? convert(receiver, to: receiverType(pattern, bindings, receiver.type), at: site.id).id : -1)
    }
    var isValid = !operands.contains(-1)
    for (parameter, arguments) in zip(candidate.parameters, slots) {
      let wanted = parameter.pattern.instantiated(bindings)
      let ids = arguments.map { argument -> Int32 in
        guard typed[argument].isValid else { return -1 }
        // A range stays one where any collection will do.
        if parameter.pattern.takesRanges { return typed[argument].id }
        return convert(typed[argument], to: wanted, at: site.arguments[argument].expression).id
      }
      isValid = isValid && !ids.contains(-1)
      if parameter.isVariadic {
        let isComplete = !ids.contains(-1)
        operands.append(isComplete ? emit(.array, of: ids, .array(wanted), site.id).id : -1)
      } else if let id = ids.first {
        operands.append(id)
      } else if case .document = candidate.target {
        operands.append(-1)
      } else {
        operands.append(constant(parameter.defaultValue ?? .null, wanted, site.id).id)
      }
    }
    return isValid ? operands : nil
  }
}
