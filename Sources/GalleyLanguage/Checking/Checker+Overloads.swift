import GalleyFormats
import GalleySource

extension Checker {
  /// The overload that a value without a label is meant for: the first that it fits and the target has, then the first
  /// that it fits, then the first that takes one such argument; nil if none does.
  mutating func chooseOverload(
    _ callee: Callee, forWhole value: EntryID, _ parameter: (Signature) -> Int?
  ) -> Int? {
    func takesOne(_ index: Int) -> Bool {
      guard let position = parameter(callee.signatures[index]) else { return false }
      return callee.signatures[index].required.isSubset(of: ParameterSet(position))
    }
    guard let first = callee.signatures.indices.first(where: { takesOne($0) }) else { return nil }
    var fitting: Int?
    for index in first..<callee.signatures.count where takesOne(index) {
      // Almost always there is but one.
      if index == first, !callee.signatures.indices.dropFirst(first + 1).contains(where: { takesOne($0) }) { break }
      let signature = callee.signatures[index]
      guard let position = parameter(signature), fits(value, signature.parameters[position].kind) else { continue }
      if signature.availability?.includes(reachedTarget) ?? true { return index }
      fitting = fitting ?? index
    }
    return fitting ?? first
  }

  /// The first overload that has all the labels, is not short of a required one, and takes the values that are given.
  mutating func chooseOverload(_ callee: Callee, _ given: Range<Int>) -> Int? {
    if callee.signatures.count == 1 { return 0 }
    var labelled: (first: Int, count: Int)?
    var complete: (first: Int, count: Int)?
    for index in callee.signatures.indices {
      guard let named = parameters(given, of: callee.signatures[index]) else { continue }
      labelled = (labelled?.first ?? index, (labelled?.count ?? 0) + 1)
      if callee.signatures[index].required.isSubset(of: named) {
        complete = (complete?.first ?? index, (complete?.count ?? 0) + 1)
      }
    }
    guard let candidates = complete ?? labelled else { return nil }
    if candidates.count == 1 { return candidates.first }
    var fitting: Int?
    for index in candidates.first..<callee.signatures.count {
      let signature = callee.signatures[index]
      guard let named = parameters(given, of: signature), complete == nil || signature.required.isSubset(of: named),
        fit(given, signature)
      else { continue }
      if signature.availability?.includes(reachedTarget) ?? true { return index }
      fitting = fitting ?? index
    }
    return fitting ?? candidates.first
  }

  /// The parameters that are given; nil if one of the labels belongs to another overload.
  private func parameters(_ given: Range<Int>, of signature: Signature) -> ParameterSet? {
    var result = ParameterSet()
    for index in given {
      guard let word = assembly.keys[index].word else { continue }
      guard let position = signature.index(of: word) else { return nil }
      result.insert(position)
    }
    return result
  }

  /// Tells whether all given values can be meant for the parameters of an overload that has them.
  private func fit(_ given: Range<Int>, _ signature: Signature) -> Bool {
    given.allSatisfy { index in
      guard let position = assembly.keys[index].word.flatMap({ signature.index(of: $0) }) else { return true }
      return fits(assembly.keys[index].value, signature.parameters[position].kind)
    }
  }

  /// Complains of a bare name that is a value of several overloads' types, where nothing else tells them apart.
  mutating func checkAmbiguity(_ key: GivenKey, _ parameter: Parameter, of callee: Callee) {
    guard let word = key.word, let name = bareMember(key.value) else { return }
    let types = callee.signatures.compactMap { signature -> String? in
      guard let position = signature.index(of: word), fits(key.value, signature.parameters[position].kind),
        case .value(.named(let type)) = signature.parameters[position].kind,
        document.types[type].cases.contains(where: { $0.name == name })
      else { return nil }
      return document.types[type].swiftName
    }
    guard types.count > 1 else { return }
    let expressions = types.map { "`\(parameter.label): $(\($0).\(name))`" }
    report(
      Diagnostic(
        .ambiguousName,
        "`\(name)` is \(types.map { withArticle($0) }.joined(separator: " and ")), and nothing tells which",
        at: span(key.value), label: "write \(expressions.joined(separator: " or "))",
        expected: types.map { "$(\($0).\(name))" }))
  }

  /// The name of a member without its type: `center`, `$(.center)`; nil for anything else.
  private func bareMember(_ entry: EntryID) -> String? {
    guard tree.kind(entry) == .string else { return nil }
    guard isTemplate(entry) else { return caseName(entry) }
    let written = text(entry)
    guard tree.isImplicitMember(entry), written.hasPrefix("$("), written.hasSuffix(")") else { return nil }
    let name = written.dropFirst(2).dropLast().trimmingSpaces.dropFirst().trimmingSpaces
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}
