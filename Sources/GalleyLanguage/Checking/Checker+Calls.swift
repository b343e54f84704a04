import GalleyFormats
import GalleySource

/// A key of a call before its overload is known.
struct GivenKey {
  /// The label as it stands in the document.
  var label: EntryID
  /// The label as a word of the callee; nil if it has no such label.
  var word: WordID?
  var value: EntryID
}

extension Checker {
  /// Finds the overload that a call means and checks its arguments; nil if no overload can be meant.
  mutating func checkCall(_ callee: Callee, key: EntryID, value: EntryID?) -> CheckedCall? {
    guard let value else { return checkLabelled(callee, key: key, []) }
    switch tree.kind(value) {
    case .null where !isNilForPrimary(value, of: callee):
      return checkLabelled(callee, key: key, [])
    case .sequence where callee.signatures.contains { $0.content != nil }:
      return checkWhole(callee, key: key, value: value) { $0.content }
    case .mapping:
      if tree.size(value) == 1 { return checkLabelled(callee, key: key, []) }
      let (given, hasLabel) = labelledKeys(callee, value)
      if hasLabel || !callee.signatures.contains(where: { $0.primaryTakesMapping }) {
        return checkLabelled(callee, key: key, given)
      }
      return checkWhole(callee, key: key, value: value) { $0.primary }
    default: return checkWhole(callee, key: key, value: value) { $0.primary }
    }
  }

  /// Tells whether a written `null` stands for the primary argument of a call, and not for a call without arguments.
  ///
  /// JSON has no other way to write a call without arguments, so that reading comes first where both are possible.
  private func isNilForPrimary(_ value: EntryID, of callee: Callee) -> Bool {
    guard tree.span(value).start < tree.span(value).end else { return false }
    let primaries = callee.signatures.compactMap { signature in signature.primary.map { signature.parameters[$0] } }
    return primaries.contains { $0.isOptional && $0.isRequired }
      || !primaries.isEmpty && callee.signatures.allSatisfy { $0.required != 0 }
  }

  /// The keys of a mapping, and whether any of them is a label of the call.
  ///
  /// A loop, not a closure: one that captured the checker would copy it at every call.
  private func labelledKeys(_ callee: Callee, _ mapping: EntryID) -> ([GivenKey], hasLabel: Bool) {
    var given: [GivenKey] = []
    given.reserveCapacity(4)
    var hasLabel = false
    for (key, value) in tree.pairs(mapping) where !isIgnored(key) {
      let word = callee.word(tree.bytes(key))
      if word != nil { hasLabel = true }
      given.append(GivenKey(label: key, word: word, value: value))
    }
    return (given, hasLabel || given.isEmpty)
  }

  /// Checks a call whose value stands for a single argument.
  private mutating func checkWhole(
    _ callee: Callee, key: EntryID, value: EntryID, parameter: (Signature) -> Int?
  ) -> CheckedCall? {
    var candidates: [(overload: Int, parameter: Int)] = []
    for (index, signature) in callee.signatures.enumerated() {
      guard let position = parameter(signature), signature.required & ~(1 << UInt64(position)) == 0 else { continue }
      candidates.append((index, position))
    }
    guard let first = candidates.first else {
      report(noPrimaryArgument(callee, key: key, value: value))
      return nil
    }
    let chosen = choose(candidates, callee, for: value) ?? first
    reportIfUnavailable(callee, chosen.overload, at: key)
    let parameter = callee.signatures[chosen.overload].parameters[chosen.parameter]
    let content = checkArgument(value, parameter, of: callee.name)
    return makeCall(chosen.overload, [(chosen.parameter, content, value)])
  }

  /// The first candidate that the value fits and the target has; then the first that it fits.
  private func choose(
    _ candidates: [(overload: Int, parameter: Int)], _ callee: Callee, for value: EntryID
  ) -> (overload: Int, parameter: Int)? {
    if candidates.count == 1 { return candidates[0] }
    let fitting = candidates.filter { fits(value, callee.signatures[$0.overload].parameters[$0.parameter].kind) }
    return fitting.first { callee.signatures[$0.overload].availability?.includes(reachedTarget) ?? true }
      ?? fitting.first
  }

  /// Checks a call whose arguments have labels.
  private mutating func checkLabelled(_ callee: Callee, key: EntryID, _ given: [GivenKey]) -> CheckedCall? {
    let hasUnknownLabel = reportUnknownLabels(callee, given)
    guard let overload = chooseOverload(callee, given) else {
      report(noMatchingOverload(callee, key: key, given))
      return nil
    }
    let signature = callee.signatures[overload]
    reportIfUnavailable(callee, overload, at: key)
    findEnvironmentKey(signature, given)
    var mask: UInt64 = 0
    var contents: [(Int, CheckedArgument.Content?, EntryID)] = []
    contents.reserveCapacity(given.count)
    for key in argumentOrder(signature, given) {
      guard let word = key.word, let position = signature.index(of: word) else { continue }
      mask |= 1 << UInt64(position)
      let parameter = signature.parameters[position]
      if let availability = parameter.availability, !availability.includes(reachedTarget) {
        report(notAvailable(key.label, "\(callee.name)(\(parameter.label):)", availability))
      }
      checkClosureCount(key.value, parameter, of: callee.name)
      if case .loop = parameter.kind { continue }
      contents.append((position, checkArgument(key.value, parameter, of: callee.name), key.value))
    }
    let missing = signature.required & ~mask
    if missing != 0 {
      // A label that does not exist was probably meant to be the one that is missing.
      if !hasUnknownLabel { report(missingArguments(callee, signature, missing, key: key)) }
      return nil
    }
    if signature.hasLoop { contents += loopArguments(signature, given, key: key) }
    return makeCall(overload, contents)
  }

  /// The order in which arguments are checked: values tell what the type parameters in the blocks behind them stand for.
  private func argumentOrder(_ signature: Signature, _ given: [GivenKey]) -> [GivenKey] {
    guard signature.hasGenericParameter else { return given }
    func isBlock(_ key: GivenKey) -> Bool {
      guard let position = key.word.flatMap({ signature.index(of: $0) }) else { return false }
      return signature.parameters[position].kind.isContent
    }
    return given.filter { !isBlock($0) } + given.filter { isBlock($0) }
  }

  /// Stores the arguments of a call; blocks inside them have stored their own before.
  private mutating func makeCall(
    _ overload: Int, _ contents: [(Int, CheckedArgument.Content?, EntryID)]
  ) -> CheckedCall {
    let first = document.arguments.count
    for case (let position, let content?, let entry) in contents {
      var argument = CheckedArgument(parameter: position, content: content, span: span(entry))
      argument.isImplicitMember = isImplicitMember(entry)
      document.arguments.append(argument)
    }
    var call = CheckedCall(
      overload: overload, arguments: IndexRange(start: first, count: document.arguments.count - first))
    call.table = tableInside
    return call
  }

  /// Tells whether a value is a bare name, nil, or an expression that begins with a dot.
  private func isImplicitMember(_ entry: EntryID) -> Bool {
    guard tree.kind(entry) == .string else { return tree.kind(entry) == .null }
    let bytes = tree.bytes(entry)
    guard let first = bytes.first else { return true }
    if first == UInt8(ascii: "$") { return bytes.dropFirst(2).first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ".") }
    return first != UInt8(ascii: "#")
  }

  /// The first overload that has all the labels, is not short of a required one, and takes the values that are given.
  private mutating func chooseOverload(_ callee: Callee, _ given: [GivenKey]) -> Int? {
    if callee.signatures.count == 1 { return 0 }
    let known = given.filter { $0.word != nil }
    let fitting = callee.signatures.indices.filter { index in
      known.allSatisfy { $0.word.flatMap { callee.signatures[index].index(of: $0) } != nil }
    }
    if fitting.count <= 1 { return fitting.first }
    let complete = fitting.filter { index in
      let signature = callee.signatures[index]
      var mask: UInt64 = 0
      for key in known {
        if let position = key.word.flatMap({ signature.index(of: $0) }) { mask |= 1 << UInt64(position) }
      }
      return signature.required & ~mask == 0
    }
    let candidates = complete.isEmpty ? fitting : complete
    let wellTyped = candidates.filter { index in
      let signature = callee.signatures[index]
      return known.allSatisfy { key in
        guard let parameter = key.word.flatMap({ signature.index(of: $0) }) else { return false }
        return fits(key.value, signature.parameters[parameter].kind)
      }
    }
    let available = wellTyped.first { callee.signatures[$0].availability?.includes(reachedTarget) ?? true }
    return available ?? wellTyped.first ?? candidates.first
  }

  private mutating func reportIfUnavailable(_ callee: Callee, _ overload: Int, at key: EntryID) {
    guard let availability = callee.signatures[overload].availability, !availability.includes(reachedTarget) else {
      return
    }
    report(notAvailable(key, "this form of `\(callee.name)`", availability))
  }

  private func isContent(_ label: String?, of callee: Callee) -> Bool {
    guard let label else { return false }
    return callee.signatures.contains { $0.parameters.contains { $0.label == label && $0.kind.isContent } }
  }

  /// Reports the labels that no overload has, and tells whether there are any.
  private mutating func reportUnknownLabels(_ callee: Callee, _ given: [GivenKey]) -> Bool {
    var isAnyUnknown = false
    for key in given where key.word == nil {
      let problem = unknownArgument(callee, key.label, value: key.value)
      report(problem)
      if isContent(problem.fix?.replacement, of: callee) { _ = checkBlock(key.value) }
      isAnyUnknown = true
    }
    return isAnyUnknown
  }
}
