internal import GalleySource

extension ExpressionChecker {
  /// A candidate whose labels fit the call.
  struct Reading {
    var candidate: Candidate
    var slots: Candidate.Slots
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
    checkFreeArguments(&site)
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

  /// Checks the arguments whose type does not depend on the parameter.
  private mutating func checkFreeArguments(_ site: inout CallSite) {
    site.checked = site.arguments.map { argument in
      let node = syntax[argument.expression]
      return node.needsContext || node.kind == .keyPath ? nil : check(argument.expression)
    }
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
          var bindings: [ValueType?] = [nil, nil]
          return unify(parameter.pattern, typed.type, &bindings, reading.candidate.constraints) != nil
        }
      }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Tries a reading of a call; returns how far the arguments are from an exact match, or nil if they do not fit.
  private mutating func cost(of reading: Reading, _ site: CallSite) -> Int? {
    let candidate = reading.candidate
    var bindings: [ValueType?] = [nil, nil]
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
    if case .keyPath = parameter.pattern { return syntax[argument].kind == .keyPath ? 0 : nil }
    guard syntax[argument].kind != .keyPath else { return nil }
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
