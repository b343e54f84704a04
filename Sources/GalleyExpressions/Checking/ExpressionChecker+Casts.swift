internal import GalleySource

extension ExpressionChecker {
  /// Checks `base as Type`: the value has the type, or is a literal that may have it, or one of what the type's optional holds.
  mutating func cast(_ base: SyntaxID, _ name: String, _ id: SyntaxID) -> Typed {
    guard let type = scope.type(named: name) else {
      let spelling = spelling(of: name) { $0.types.declarations.map(\.name) }
      let node = syntax[id]
      let place = locate(Int(node.end) - name.utf8.count..<Int(node.end))
      report(Diagnostic(.unknownType, "there is no type `\(name)`", at: place, spelling))
      _ = check(base)
      return .invalid
    }
    let value = check(base, type)
    // Only literals change their type, and those were told which one is wanted.
    switch conversion(from: value.type, to: type) {
    case .some(.none), .some(.structureOfText):
      let converted = convert(value, to: type, at: base)
      return isPseudoType(type) ? converted : Typed(id: converted.id, type: type)
    case .some(.widen), .some(.widenWithin), .some(.realRange), .some(.constantBinding), nil:
      reportMismatch(value.type, type, base)
      return .invalid(type)
    }
  }
}
