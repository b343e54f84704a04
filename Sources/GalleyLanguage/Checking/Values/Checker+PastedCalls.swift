import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Shapes and styles that are pasted from Swift, in expressions.

extension Checker {
  /// The call that a whole expression is; nil for any other expression.
  func pastedCall(_ entry: EntryID) -> PastedCall? { pastedChain(entry).flatMap { $0.chain.isEmpty ? $0 : nil } }

  /// The call that a whole expression begins with, and those behind it.
  func pastedChain(_ entry: EntryID) -> PastedCall? { isTemplate(entry) ? PastedCall(Array(tree.bytes(entry))) : nil }

  /// The modifiers that are called behind a shape; nil, without a diagnostic, if one is none, or takes no such arguments.
  mutating func pastedModifiers(_ calls: [PastedCall], at entry: EntryID) -> IndexRange<CheckedModifier>? {
    var modifiers: [CheckedModifier] = []
    for call in calls {
      guard let index = catalogue.modifier(named: call.name),
        let checked = checkPasted(call, of: catalogue.modifiers[index].callee, at: entry)
      else { return nil }
      modifiers.append(CheckedModifier(.modifier(index), call: checked, span: span(entry), entry: entry))
    }
    return document.modifiers.append(contentsOf: modifiers)
  }

  /// Checks a call with the arguments of one that was pasted; nil, without a diagnostic, if no form takes them.
  mutating func checkPasted(_ pasted: PastedCall, of callee: Callee, at entry: EntryID) -> CheckedCall? {
    for (index, signature) in callee.signatures.enumerated() {
      guard let positions = positions(of: pasted, in: signature.parameters) else { continue }
      let start = assembly.arguments.count
      for (position, argument) in zip(positions, pasted.arguments) {
        open(position, pastedValue(argument, signature.parameters[position], of: callee, at: entry), entry)
      }
      reportIfUnavailable(callee, index, at: entry)
      return makeCall(index, from: start)
    }
    return nil
  }

  /// The parameters that arguments are for; nil if one has none, or if a parameter lacks its argument.
  private func positions(of pasted: PastedCall, in parameters: [Parameter]) -> [Int]? {
    var positions: [Int] = []
    for argument in pasted.arguments {
      let position = parameters.firstIndex { parameter in
        argument.label.map { parameter.labels.contains($0) } ?? parameter.isPrimary
      }
      guard let position, !positions.contains(position), case .value = parameters[position].kind else { return nil }
      positions.append(position)
    }
    let isComplete = parameters.indices.allSatisfy { !parameters[$0].isRequired || positions.contains($0) }
    return isComplete ? positions : nil
  }

  private mutating func pastedValue(
    _ argument: PastedCall.Argument, _ parameter: Parameter, of callee: Callee, at entry: EntryID
  ) -> CheckedArgument.Content? {
    guard case .value(let type) = parameter.kind else { return nil }
    let wanted = parameter.isOptional ? ValueType.optional(type) : type
    guard let (recipe, _) = expressionRecipe(entry, in: argument.range, expecting: wanted) else { return nil }
    let content = self.argument(recipe, type, entry)
    demand(parameter, of: callee.name, recipe, content, at: entry)
    return content
  }
}
