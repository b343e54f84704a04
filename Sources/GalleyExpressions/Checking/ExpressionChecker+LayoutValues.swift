internal import GalleySource
import GalleyTables

extension ExpressionChecker {
  /// `subview[Key]`, or `subview[Key.self]`: what `layoutValue` gives a subview.
  mutating func layoutValue(of base: Typed, _ arguments: [SyntaxArgument], _ id: SyntaxID) -> Typed {
    guard let (key, meaning) = keyOfLayoutValue(arguments, id) else { return .invalid }
    return ask(for: key, meaning.type, of: base, id)
  }

  /// What stands in front of `??`; there, the value for a key without a default may be nil.
  mutating func checkOptional(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    guard case .subscript(let owner, let given) = syntax[id].kind else { return check(id, expected) }
    let arguments = Array(syntax.arguments[given])
    guard arguments.count == 1, let key = layoutKey(arguments[0].expression),
      let meaning = scope.layoutValue(of: key), meaning.fallback == .null
    else { return check(id, expected) }
    let base = check(owner)
    guard base.type == .named(.layoutSubview) else { return element(of: base, owner, id) }
    return ask(for: key, .optional(meaning.type).flattened, of: base, id)
  }

  private mutating func ask(for key: String, _ type: ValueType, of base: Typed, _ id: SyntaxID) -> Typed {
    guard let subview = base.id, let method = FunctionTable.methods(FunctionTable.layoutValueName).first else {
      return .invalid(type)
    }
    let name = output.add(constant: .string(key), span(id))
    let mayBeNil = output.add(constant: .bool(type.isOptional), span(id))
    return emit(.callBuiltIn(method, output.operands.append(contentsOf: [subview, name, mayBeNil])), type, id)
  }

  private mutating func keyOfLayoutValue(
    _ arguments: [SyntaxArgument], _ id: SyntaxID
  ) -> (key: String, meaning: LayoutValueMeaning)? {
    guard arguments.count == 1, let key = layoutKey(arguments[0].expression) else {
      report(
        Diagnostic(
          .wrongCallArguments, "the subscript of a subview takes the key of a layout value", at: span(id),
          help: ["as in `subview[Flex]`, where a view has `layoutValue: { key: Flex, value: 2 }`"]))
      return nil
    }
    guard let meaning = scope.layoutValue(of: key) else {
      report(
        Diagnostic(
          .unknownName, "no view is given a layout value for `\(key)`", at: span(arguments[0].expression),
          help: ["declare the key in the layout, with what other views have: `layoutValues: { \(key): 0 }`"]))
      return nil
    }
    return (key, meaning)
  }

  /// The name of a key: `Flex`, `Flex.self`; nil for anything else.
  private func layoutKey(_ id: SyntaxID) -> String? {
    if let name = syntax.name(id) { return name }
    guard case .member(let member) = syntax[id].kind, syntax.text(member.name) == "self" else { return nil }
    return syntax.name(member.base)
  }
}
