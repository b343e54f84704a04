import GalleyExpressions
import GalleyTables

extension Evaluator {
  /// The values of the rows in a table's block, in order.
  mutating func rowValues(of node: NodeID, at scope: EvaluationScope) -> Value {
    var values: [Value] = []
    addRowValues(of: node, to: &values, at: scope)
    return .array(values)
  }

  /// Adds the values of rows, each with those of the rows below it if they show.
  private mutating func addRowValues(of node: NodeID, to values: inout [Value], at scope: EvaluationScope) {
    for row in foundSubviews(of: node, at: scope) {
      guard let argument = document.rowValue(of: row.node, catalogue) else { continue }
      let inside = EvaluationScope(
        activation: row.activation, environment: scope.environment, instantiation: row.instantiation)
      if let value = value(of: document.arguments[argument].content, at: inside) { values.append(value) }
      if let below = shownRows(below: row.node, at: inside) { addRowValues(of: below, to: &values, at: inside) }
    }
  }

  /// The rows below a row; nil where it has none, or they do not show.
  private mutating func shownRows(below row: NodeID, at scope: EvaluationScope) -> NodeID? {
    guard case .view(let view) = document.nodes[row].kind else { return nil }
    let call = document.nodes[row].call
    let parameters = catalogue.views[view].overload(call.overload).parameters
    var (rows, isExpanded): (NodeID?, Bool) = (nil, false)
    for index in call.arguments {
      let argument = document.arguments[index]
      if case .node(let block) = argument.content {
        rows = block
      } else if parameters[argument.parameter].isCalled(.isExpanded) {
        isExpanded = value(of: argument.content, at: scope)?.withoutBinding == .bool(true)
      }
    }
    return isExpanded ? rows : nil
  }
}
