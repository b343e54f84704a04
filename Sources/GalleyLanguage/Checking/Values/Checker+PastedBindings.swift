import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// `$(Binding(get: { … }, set: { … }))`, pasted from Swift: what `{ get: , set: }` is in this language.

extension Checker {
  /// A binding that is pasted from Swift; nil for any other value, an inner nil after a diagnostic.
  mutating func pastedBinding(_ entry: EntryID, _ type: ValueType) -> CheckedArgument.Content?? {
    guard isTemplate(entry), let pasted = PastedBinding(Array(tree.bytes(entry))) else { return nil }
    let value = expressionRecipe(entry, in: pasted.get, expecting: type == .unknown ? nil : type)
    let set = setter(pasted.set, of: value?.type ?? .unknown, in: entry)
    guard let (recipe, type) = value else { return .some(nil) }
    let get = DynamicValue(recipe, type: type.withoutBinding, span: tree.sourceSpan(of: entry, in: pasted.get))
    return .some(bindingClosures(get, set, at: entry))
  }

  /// The statements of a setter in Swift, `{ name = $0 }`, `{ value in … }`.
  private mutating func setter(
    _ range: Range<Int>, of type: ValueType, in entry: EntryID
  ) -> Index<CheckedAction> {
    withBlockScope { checker in
      var source = SwiftStatementSource(Array(checker.tree.bytes(entry)), range)
      let slot = checker.declare(source.takeParameter() ?? "$0", type.withoutBinding)
      var action = CheckedAction(checker.statements(in: source, of: entry))
      action.parameters = ActionParameters(slots: [slot], namedCount: nil)
      return checker.document.actions.append(action)
    }
  }

  private mutating func statements(in source: SwiftStatementSource, of entry: EntryID) -> [CheckedStatement] {
    var statements: [CheckedStatement] = []
    for statement in source.statements where !isDone {
      statements += nestedStatements(at: entry) { $0.statement(statement, of: entry) }
    }
    return statements
  }

  private mutating func statement(
    _ statement: SwiftStatementSource.Statement, of entry: EntryID
  ) -> [CheckedStatement] {
    switch statement {
    case .assignment(let path, let value):
      guard let target = place(path, entry),
        let (recipe, _) = expressionRecipe(entry, in: value, expecting: target.type)
      else { return [] }
      let span = tree.sourceSpan(of: entry, in: value)
      return [.assign(target, DynamicValue(recipe, type: target.type, span: span))]
    case .toggle(let path): return place(path, entry).map { [.toggle($0)] } ?? []
    case .condition(let condition, let then, let otherwise):
      guard let (recipe, _) = expressionRecipe(entry, in: condition, expecting: .bool) else { return [] }
      let span = tree.sourceSpan(of: entry, in: condition)
      return [
        .conditional(
          [.expression(DynamicValue(recipe, type: .bool, span: span))], then: statements(in: then, of: entry),
          else: otherwise.map { statements(in: $0, of: entry) } ?? [])
      ]
    case .block(let block): return statements(in: block, of: entry)
    case .call(let name, let arguments):
      if let call = actionCall(name, arguments, of: entry) { return [call] }
      return []
    case .nothing: return []
    case .other(let range):
      report(
        Diagnostic(
          .swiftSource, "what a binding sets is written in YAML or JSON, but for assignments, calls and `if`",
          at: tree.sourceSpan(of: entry, in: range),
          label: "write `{ get: …, set: { parameters: [new], body: [ … ] } }`"))
      return []
    }
  }

  /// A place in state that Swift names: `model.name`.
  private mutating func place(_ range: Range<Int>, _ entry: EntryID) -> StateReference? {
    let bytes = tree.bytes(entry)
    let words = bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
    return stateReference(entry, words)
  }

  private mutating func actionCall(
    _ name: String, _ arguments: [Range<Int>], of entry: EntryID
  ) -> CheckedStatement? {
    guard let (action, depth) = scopes.useAction(name) else {
      let spelling = spelling(of: name) { $0.scopes.actionNames }
      report(Diagnostic(.unknownAction, "there is no action `\(name)`", at: span(entry), spelling))
      return nil
    }
    var checked: [CheckedArgument] = []
    for (position, (range, parameter)) in zip(arguments, action.parameters).enumerated() {
      guard case .value(let type) = parameter.kind,
        let (recipe, _) = expressionRecipe(entry, in: range, expecting: type)
      else { return nil }
      let content = argument(recipe, type, entry)
      checked.append(
        CheckedArgument(
          parameter: Index(position), content: content, span: tree.sourceSpan(of: entry, in: range)))
    }
    let call = CheckedCall(overload: Index(0), arguments: document.arguments.append(contentsOf: checked))
    return .call(CheckedActionCall(callee: action.target, depth: depth, call: call, span: span(entry)))
  }
}
