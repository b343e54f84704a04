import GalleyExpressions
import GalleyTables

// What views say to the containers that are told them one by one.

extension Evaluator {
  /// What a view says to its container from inside of its definition; what other views have for all others.
  mutating func valuesInside(
    _ checked: CheckedNode, _ node: NodeID, at scope: EvaluationScope
  ) -> [Value] {
    let fields = document.types[.containerValues].fields
    guard !fields.isEmpty else { return [] }
    var inside: [Subview] = []
    collectBody(of: checked, node, into: &inside, at: scope)
    if inside.count == 1 { return inside[0].values }
    if case .shownValue(let index) = checked.kind,
      case .record(.subview, let parts) = value(of: document.shownValues[index].value.recipe, at: scope),
      case .record(.containerValues, let values)? = parts.last
    {
      return values
    }
    return fields.map { $0.defaultValue ?? .null }
  }

  /// Writes what a chain of modifiers says to the container; the outermost of several counts.
  mutating func write(
    _ chain: [ModifierLink], into values: inout [Value], environment: Index<EnvironmentValues>
  ) {
    guard !values.isEmpty else { return }
    for link in chain {
      guard case .modifier(let definition) = link.modifier.kind else { continue }
      let parameters = catalogue.modifiers[definition].overload(link.modifier.call.overload).parameters
      guard parameters.contains(where: { $0.kind == .containerKey }) else { continue }
      let scope = EvaluationScope(
        activation: link.activation, environment: environment, instantiation: link.instantiation)
      var member: Int?
      var given: Value?
      for index in link.modifier.call.arguments {
        let argument = document.arguments[index]
        guard let value = value(of: argument.content, at: scope) else { continue }
        if parameters[argument.parameter].kind == .containerKey, case .string(let name) = value {
          member = document.types[.containerValues].fields.firstIndex { $0.name == name }
        } else {
          given = value
        }
      }
      if let member, let given, values.indices.contains(member) { values[member] = given }
    }
  }
}
