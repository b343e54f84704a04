import GalleyExpressions
import GalleyTables

// Values that are views: nodes of the document, evaluated among its own names wherever they are shown.

extension Evaluator {
  @inline(never)
  mutating func evaluateShownValue(_ index: Index<ShownValue>, _ node: NodeID, at scope: EvaluationScope) -> ViewNodeID
  {
    let shown = document.shownValues[index]
    let value = value(of: shown.value.recipe, at: scope)
    if case .record(_, let fields) = value, case .int(let position)? = fields.first {
      let outer = enterIdentity(.node(node))
      defer { interaction.identity = outer }
      let inside = EvaluationScope(
        activation: .document, environment: scope.environment, instantiation: scope.instantiation)
      return evaluate(Index(position), at: inside)
    }
    guard value.localizedText != nil, let text = catalogue.view(named: shown.type.name),
      catalogue.views[text].overload(Index(0)).parameters.first?.kind == .localizedStringKey
    else { return addGroup(node, at: scope) }
    return evaluateWords(value, of: text, node, at: scope)
  }

  /// A text that an expression made.
  private mutating func evaluateWords(
    _ words: Value, of text: Index<ViewDefinition>, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addNode(.view(text), .empty, node, at: scope)
    let first = tree.arguments.endIndex
    tree.arguments.append(GivenArgument(parameter: Index(0), value: words))
    tree[result].arguments = tree.arguments.indices(from: first)
    return result
  }
}
