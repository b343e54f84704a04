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
    var isFitting = true
    for (parameter, arguments) in zip(candidate.parameters, reading.slots) {
      for argument in arguments {
        guard let value = typed[argument], value.type != .unknown else { continue }
        let cost = unify(parameter.pattern, value.type, &bindings, candidate.constraints)
        if cost == nil {
          reportArgument(site, argument, value.type, parameter, bindings, candidate)
          isFitting = false
        }
      }
    }
    for (parameter, arguments) in zip(candidate.parameters, reading.slots) {
      for argument in arguments where typed[argument] == nil {
        let expression = site.arguments[argument].expression
        let value = contextual(expression, parameter, &bindings, candidate, site)
        if value.type != .unknown, case .keyPath = parameter.pattern {
        } else if value.type != .unknown,
          unify(parameter.pattern, value.type, &bindings, candidate.constraints) == nil
        {
          reportArgument(site, argument, value.type, parameter, bindings, candidate)
          isFitting = false
        }
        typed[argument] = value
      }
    }
    let result = candidate.result.instantiated(bindings)
    guard isFitting else { return .invalid(result) }
    return write(candidate, reading.slots, site, typed.map { $0 ?? .invalid }, bindings, result)
  }

  private mutating func contextual(
    _ expression: SyntaxID, _ parameter: FunctionDeclaration.Parameter, _ bindings: inout [ValueType?],
    _ candidate: Candidate, _ site: CallSite
  ) -> Typed {
    guard case .keyPath(_, let value) = parameter.pattern else {
      if syntax[expression].kind == .keyPath {
        report(Diagnostic(.typeMismatch, "`\(site.name)` takes no key path here", at: span(expression)))
        return .invalid
      }
      return check(expression, expectation(parameter.pattern, bindings))
    }
    guard syntax[expression].kind == .keyPath else {
      report(
        Diagnostic(
          .typeMismatch, "`\(site.name)` takes a key path here", at: span(expression), label: "such as `\\.name`"))
      return .invalid
    }
    let element = keyPath(expression, from: bindings[0] ?? .unknown)
    guard element.type != .unknown else { return .invalid }
    if unify(value, element.type, &bindings, candidate.constraints) == nil {
      reportMismatch(element.type, value.instantiated(bindings), expression)
      return .invalid
    }
    return element
  }

  /// Writes the value that a key path leads to from the element at hand.
  private mutating func keyPath(_ id: SyntaxID, from type: ValueType) -> Typed {
    var result = emit(.element, 0, 0, 0, type, id)
    for part in syntax.arguments(of: syntax[id]) {
      let name = syntax.text(part.expression)
      let sourceSpan = locate(Int(part.start)..<Int(part.start) + name.utf8.count)
      guard result.type != .unknown else { return .invalid }
      let base = result
      guard let next = member(name, of: base, id) else {
        let spelling = spelling(of: name) { $0.memberNames(of: base.type) }
        report(
          Diagnostic(
            .unknownMember, "`\(spelled(base.type))` has no member `\(name)`", at: sourceSpan, spelling))
        return .invalid
      }
      result = next
    }
    return result
  }

  private mutating func write(
    _ candidate: Candidate, _ slots: Candidate.Slots, _ site: CallSite, _ typed: [Typed], _ bindings: [ValueType?],
    _ result: ValueType
  ) -> Typed {
    if case .builtIn(let index) = candidate.target,
      case .elements = FunctionTable.all[Int(index)].implementation, let receiver = site.receiver,
      let argument = slots.first?.first
    {
      guard receiver.isValid, typed[argument].isValid else { return .invalid(result) }
      return emit(.callElements, index, receiver.id, typed[argument].id, result, site.id)
    }
    guard let operands = operands(candidate, slots, site, typed, bindings) else { return .invalid(result) }
    let count = Int32(operands.count)
    switch candidate.target {
    case .builtIn(let index):
      if case .describe = FunctionTable.all[Int(index)].implementation {
        let argument = typed.first ?? .invalid
        return Typed(id: output.add(printing: argument.id, argument.type, span(site.id)), type: .string)
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
