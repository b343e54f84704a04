import GalleyExpressions
import GalleyTables

extension Evaluator {
  /// The values of the rows in a table's block, in order.
  mutating func rowValues(of node: NodeID, at scope: EvaluationScope) -> Value {
    var values: [Value] = []
    for row in foundSubviews(of: node, at: scope) {
      let checked = document.nodes[row.node]
      guard case .view(let view) = checked.kind, catalogue.views[view].overload(checked.call.overload).isTableRow,
        let argument = checked.call.arguments.first
      else { continue }
      let inside = EvaluationScope(
        activation: row.activation, environment: scope.environment, instantiation: row.instantiation)
      if let value = value(of: document.arguments[argument].content, at: inside) { values.append(value) }
    }
    return .array(values)
  }
}
