import GalleyExpressions
import GalleyTables

// What views say to the containers that are told them one by one.

extension Evaluator {
  /// What is true of a view that says nothing.
  var unsaidValues: [Value] { document.types[.containerValues].fields.map { $0.defaultValue ?? .null } }

  /// What a value that is a view says: a subview has said it.
  func values(saidBy view: Value) -> [Value] {
    guard case .record(.subview, let parts) = view, case .record(.containerValues, let values)? = parts.last,
      !values.isEmpty
    else { return unsaidValues }
    return values
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
