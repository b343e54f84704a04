internal import GalleySource

extension ExpressionChecker {
  /// A candidate whose labels fit the call.
  struct Reading {
    var candidate: Candidate
    var slots: Candidate.Slots

    /// The parameter that an argument is for.
    func parameter(of argument: Int) -> FunctionDeclaration.Parameter? {
      zip(candidate.parameters, slots).first { $0.1.contains(argument) }?.0
    }
  }

  /// Finds the candidate that the arguments fit best, and writes its call.
  mutating func resolve(_ site: CallSite, _ candidates: [Candidate]) -> Typed {
    var site = site
    var readings: [Reading] = []
    var firstMismatch: Candidate.Mismatch?
    for candidate in candidates {
      switch candidate.assign(site.labels) {
      case .success(let slots): readings.append(Reading(candidate: candidate, slots: slots))
      case .failure(let error): firstMismatch = firstMismatch ?? error.mismatch
      }
    }
    checkFreeArguments(&site, readings)
    if readings.isEmpty {
      if candidates.count == 1, let firstMismatch {
        reportMismatch(firstMismatch, site, candidates[0])
      } else {
        reportNoMatch(site, candidates)
      }
      return .invalid(commonResult(candidates))
    }
    guard let chosen = choose(readings, site) ?? readingWithTypes(readings, site) else {
      reportNoMatch(site, readings.map(\.candidate))
      return .invalid(commonResult(readings.map(\.candidate)))
    }
    return write(chosen, site)
  }

  /// Checks the arguments whose type does not depend on the parameter, then those made of literals.
  private mutating func checkFreeArguments(_ site: inout CallSite, _ readings: [Reading]) {
    site.checked = site.arguments.enumerated().map { index, argument in
      let node = syntax[argument.expression]
      let isFunction = node.kind.isFunction || readings.contains { $0.parameter(of: index)?.pattern.isFunction == true }
      return node.typing == .own && !isFunction && !isOpenSum(argument.expression, index, readings)
        ? check(argument.expression) : nil
    }
    let literals = site.arguments.indices.filter { syntax[site.arguments[$0].expression].typing == .literal }
    let types = literals.map { literalType($0, site, readings) }
    for (argument, type) in zip(literals, types) {
      site.checked[argument] = check(site.arguments[argument].expression, type)
    }
  }

  /// Tells whether an argument is arithmetic that begins with a dot, for a parameter whose type has operators of its own.
  private func isOpenSum(_ id: SyntaxID, _ index: Int, _ readings: [Reading]) -> Bool {
    guard case .binary(let parts) = syntax[id].kind, syntax[parts.left].needsContext else { return false }
    return readings.contains { reading in
      guard let type = reading.parameter(of: index)?.pattern.instantiated([nil, nil]) else { return false }
      return FunctionTable.operators(parts.operation.spelling).contains { FunctionTable.all[$0].isInfix(on: type) }
    }
  }

  /// The type that literals have as an argument: what the parameter says if all readings say the same, and where that is
  /// generic, what the arguments beside it, the receiver or the result are; nil for what they are by themselves.
  private func literalType(_ argument: Int, _ site: CallSite, _ readings: [Reading]) -> ValueType? {
    let parameters = readings.compactMap { $0.parameter(of: argument) }
    guard let first = parameters.first, parameters.count == readings.count,
      readings.count == 1 || parameters.allSatisfy({ $0.pattern == first.pattern })
    else { return nil }
    guard case .variable(let variable) = first.pattern else { return first.pattern.instantiated([nil, nil]) }
    var bindings = TypePattern.unbound
    let candidate = readings[0].candidate
    if let receiver = candidate.receiver, let typed = site.receiver {
      _ = unify(receiver, typed.type, &bindings, candidate.constraints)
    }
    for (index, typed) in site.checked.enumerated() {
      guard let typed, readings[0].parameter(of: index)?.pattern == first.pattern else { continue }
      _ = unify(first.pattern, typed.type, &bindings, candidate.constraints)
    }
    return bindings[variable] ?? (candidate.result == first.pattern ? site.expected : nil)
  }

  private func commonResult(_ candidates: [Candidate]) -> ValueType {
    let results = candidates.map { candidate -> ValueType in
      if case .type(let type) = candidate.result { return type }
      return .unknown
    }
    guard let first = results.first, results.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  // MARK: - Choosing

  private mutating func choose(_ readings: [Reading], _ site: CallSite) -> Reading? {
    if readings.count == 1 { return readings[0] }
    var best: (reading: Reading, cost: Int)?
    for reading in readings {
      guard let cost = cost(of: reading, site) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (reading, cost) }
    }
    return best?.reading
  }

  /// The only reading whose implicit members have a type of their own, if no reading fits: in `Color(.rde)` the argument
  /// is wrong rather than the call.
  private mutating func readingWithTypes(_ readings: [Reading], _ site: CallSite) -> Reading? {
    guard self.readings <= output.limits.readings else { return nil }
    let fitting = readings.filter { reading in
      zip(reading.candidate.parameters, reading.slots).allSatisfy { parameter, arguments in
        arguments.allSatisfy { argument in
          guard let typed = site.checked[argument] else {
            if case .type(.named) = parameter.pattern { return true }
            return false
          }
          var bindings = TypePattern.unbound
          return unify(parameter.pattern, typed.type, &bindings, reading.candidate.constraints) != nil
        }
      }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Tries a reading of a call; returns how far the arguments are from an exact match, or nil if they do not fit.
  private mutating func cost(of reading: Reading, _ site: CallSite) -> Int? {
    let candidate = reading.candidate
    var bindings = TypePattern.unbound
    var total = 0
    if let receiver = candidate.receiver, let typed = site.receiver {
      guard let cost = unify(receiver, typed.type, &bindings, candidate.constraints) else { return nil }
      total += cost
    }
    for (parameter, arguments) in zip(candidate.parameters, reading.slots) {
      for argument in arguments {
        guard let typed = site.checked[argument] else { continue }
        guard let cost = unify(parameter.pattern, typed.type, &bindings, candidate.constraints) else { return nil }
        total += cost
      }
      if arguments.isEmpty { total += 1 }
    }
    for (parameter, arguments) in zip(candidate.parameters, reading.slots) {
      for argument in arguments where site.checked[argument] == nil {
        guard let cost = tryArgument(site.arguments[argument].expression, parameter, &bindings, candidate)
        else { return nil }
        total += cost
      }
    }
    return total
  }

  /// Checks an argument against a parameter and takes everything back but the types.
  private mutating func tryArgument(
    _ argument: SyntaxID, _ parameter: FunctionDeclaration.Parameter, _ bindings: inout [ValueType?],
    _ candidate: Candidate
  ) -> Int? {
    if parameter.pattern.isFunction { return 0 }
    guard !syntax[argument].kind.isFunction else { return nil }
    readings += 1
    guard readings <= output.limits.readings else { return nil }
    let mark = output.mark
    let count = diagnostics.count
    let typed = check(argument, expectation(parameter.pattern, bindings))
    let fits = isClean(since: count)
    diagnostics.removeSubrange(count...)
    output.rewind(to: mark)
    return fits ? unify(parameter.pattern, typed.type, &bindings, candidate.constraints) : nil
  }

  /// The type that an argument is expected to have; nil where nothing is known of it.
  func expectation(_ pattern: TypePattern, _ bindings: [ValueType?]) -> ValueType? {
    if case .variable(let index) = pattern { return bindings[index] }
    let type = pattern.instantiated(bindings)
    return type == .unknown ? nil : type
  }
}
