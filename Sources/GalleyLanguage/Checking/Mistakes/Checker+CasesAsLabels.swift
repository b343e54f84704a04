import GalleyExpressions
import GalleyFormats
import GalleySource

// Cases in the place of labels, switched on: `ScrollView: { horizontal: true }`.

extension Checker {
  /// Says which argument takes a case that is written as a label; nil for any other label.
  func caseAsLabel(_ callee: Callee, _ label: EntryID, _ value: EntryID, given: [String]) -> Diagnostic? {
    guard tree.boolean(value) == true else { return nil }
    let name = text(label)
    let parameter = callee.signatures.lazy.flatMap(\.parameters).first { parameter in
      !given.contains(parameter.label) && hasCase(parameter.kind, name)
    }
    guard let meant = parameter?.label else { return nil }
    let mend = written(meant, .name(name), isJSON: isInDoubleQuotes(label))
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(name)`, which is a case of its `\(meant)`",
      at: span(label), label: "write `\(mend)`", expected: [meant],
      fix: TextEdit(span: pairSpan(label, value), replacement: mend))
  }

  /// Whether values of a parameter are an enumeration's cases, and one of them has a name.
  private func hasCase(_ kind: ParameterKind, _ name: String) -> Bool {
    guard case .value(let type) = kind, case .named(let id) = type.unwrapped else { return false }
    return document.types[id].cases.contains { $0.name == name && $0.payload.isEmpty }
  }
}
