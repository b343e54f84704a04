import GalleyExpressions
import GalleyTables

// Values that are views: nodes of the document, evaluated among its own names wherever they are shown.

extension Evaluator {
  @inline(never)
  mutating func evaluateShownValue(_ index: Index<ShownValue>, _ node: NodeID, at scope: EvaluationScope) -> ViewNodeID
  {
    let shown = document.shownValues[index]
    let value = value(of: shown.value.recipe, at: scope)
    if case .array(let subviews) = value { return evaluateSubviews(subviews, node, at: scope) }
    if case .record(.subview, let fields) = value { return evaluateSubview(fields, node, at: scope) }
    if case .record(_, let fields) = value, case .int(let position)? = fields.first {
      guard let kept = document.keptViews[Index(position)].node else { return addGroup(node, at: scope) }
      let inside = EvaluationScope(
        activation: .document, environment: scope.environment, instantiation: scope.instantiation)
      return within(.node(node)) { $0.evaluate(kept, at: inside) }
    }
    guard let words = value.localizedText, let view = catalogue.view(named: shown.type.name),
      let (overload, argument) = call(of: catalogue.views[view], showing: words, value)
    else { return addGroup(node, at: scope) }
    return addView(view, overload, argument, node, at: scope)
  }

  /// How a view shows what an expression made: a text its words, a picture its symbol; nil for a view that has neither.
  private func call(
    of view: ViewDefinition, showing words: LocalizedText, _ value: Value
  ) -> (overload: Index<Signature>, argument: Value)? {
    for (index, overload) in view.overloads.enumerated() {
      guard let first = overload.parameters.first else { continue }
      if first.kind == .localizedStringKey { return (Index(index), value) }
      if first.isSymbolName, let symbol = words.symbol { return (Index(index), .string(symbol)) }
      if first.isImageName, let asset = words.asset { return (Index(index), .string(asset)) }
    }
    return nil
  }

  /// A view with one argument.
  private mutating func addView(
    _ view: Index<ViewDefinition>, _ overload: Index<Signature>, _ argument: Value, _ node: NodeID,
    at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addNode(.view(view), CheckedCall(overload: overload, arguments: .empty), node, at: scope)
    let first = tree.arguments.endIndex
    tree.arguments.append(GivenArgument(parameter: Index(0), value: argument))
    tree[result].arguments = tree.arguments.indices(from: first)
    return result
  }
}
