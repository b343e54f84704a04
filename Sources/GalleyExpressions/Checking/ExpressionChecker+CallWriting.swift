internal import GalleySource
import GalleyTables

extension ExpressionChecker {
  /// Converts the arguments and writes the call.
  mutating func write(_ reading: Reading, _ site: CallSite) -> Typed {
    let candidate = reading.candidate
    var bindings = TypePattern.unbound
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
    switch candidate.target {
    case .builtIn(let function):
      if case .describe = FunctionTable.all[function].implementation {
        return printed(typed.first ?? .invalid, at: site.id)
      }
      let parts = output.operands.append(contentsOf: operands.compactMap(\.self))
      if case .elements = FunctionTable.all[function].implementation {
        return emit(.callElements(function, parts), result, site.id)
      }
      return bounded(emit(.callBuiltIn(function, parts), result, site.id), site.id)
    case .document(let function):
      let arguments = output.arguments.append(contentsOf: operands.map { Link($0) })
      return emit(.callDocument(function.id, home: .outwards(function.depth), arguments), result, site.id)
    case .enumerationCase(let type, let index):
      return emit(.enumerationCase(type, index: index), of: operands.compactMap(\.self), result, site.id)
    case .caseNamed(let type):
      return emit(Typed(id: operands.first.flatMap(\.self), type: .string), result, site.id) { .caseNamed($0, type) }
    case .memberwise(let type):
      return emit(.record(type), of: operands.compactMap(\.self), result, site.id)
    }
  }

  /// The operands of a call in the order of its parameters; nil if one of them cannot be evaluated.
  ///
  /// Only of a function of the document one may be none: where its default applies.
  private mutating func operands(
    _ candidate: Candidate, _ slots: Candidate.Slots, _ site: CallSite, _ typed: [Typed], _ bindings: [ValueType?]
  ) -> [ExpressionID?]? {
    var operands: [ExpressionID?] = []
    var isValid = true
    if let pattern = candidate.receiver, let receiver = site.receiver {
      let type = receiverType(pattern, bindings, receiver.type)
      let value = receiver.isValid ? convert(receiver, to: type, at: site.id) : receiver
      isValid = value.isValid
      operands.append(value.id)
    }
    for (parameter, arguments) in zip(candidate.parameters, slots) {
      let wanted = parameter.pattern.instantiated(bindings)
      let ids = arguments.map { argument -> ExpressionID? in
        // A range stays one where any collection will do.
        guard typed[argument].isValid, !parameter.pattern.takesRanges else { return typed[argument].id }
        return convert(typed[argument], to: wanted, at: site.arguments[argument].expression).id
      }
      let isComplete = !ids.contains(nil)
      isValid = isValid && isComplete
      if parameter.isVariadic {
        let list = isComplete ? emit(.array, of: ids.compactMap(\.self), .array(wanted), site.id) : .invalid
        operands.append(list.id)
      } else if let id = ids.first {
        operands.append(id)
      } else if case .document = candidate.target {
        operands.append(nil)
      } else {
        operands.append(constant(parameter.defaultValue ?? .null, wanted, site.id).id)
      }
    }
    return isValid ? operands : nil
  }
}
