import GalleyFormats
import GalleySource

extension Checker {
  /// Complains of a bare name that is a value of several overloads' types, where nothing else tells them apart.
  mutating func checkAmbiguity(_ key: GivenKey, _ parameter: Parameter, of callee: Callee) {
    guard let word = key.word, let name = bareMember(key.value) else { return }
    let kinds = resolver(callee).kinds(of: word, for: key.value) { fits($0, $1) }
    let types = kinds.compactMap { kind -> String? in
      guard case .value(.named(let type)) = kind, document.types[type].cases.contains(where: { $0.name == name }) else {
        return nil
      }
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
