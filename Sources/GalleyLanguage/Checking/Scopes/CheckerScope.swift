import GalleyExpressions
import GalleySource
import GalleyTables

/// What an expression can name where it stands.
struct CheckerScope: ExpressionScope {
  let scopes: [Scope]
  let functions: Table<CustomFunction>
  let types: TypeTable
  let environment: EnvironmentTypes
  let later: [String: SourceSpan]
  let layoutValues: [String: LayoutValueMeaning]
  /// The type parameters of the definition around.
  let genericTypes: [String: TypeID]

  func meaning(of name: String) -> NameMeaning? {
    for (index, scope) in scopes.enumerated().reversed() {
      let depth = Int32(scopes.count - 1 - index)
      if let found = scope.names.last(name) {
        return .variable(VariableReference(depth: depth, slot: found.slot), found.type)
      }
      if scope.slots[name] != nil || scope.actions[name] != nil,
        let presence = scope.names.last(Scope.presenceName(of: name))
      {
        return .variable(VariableReference(depth: depth, slot: presence.slot), presence.type)
      }
      if let function = scope.functions[name] {
        let declared = functions[function]
        return .function(
          DocumentFunction(
            id: function.retyped(), depth: depth, parameters: declared.parameters, result: declared.result))
      }
    }
    return nil
  }

  func laterPlace(of name: String) -> SourceSpan? { later[name] }

  func type(named text: String) -> ValueType? {
    ValueType(written: text) { genericTypes[$0] ?? types.id(named: $0) }
  }

  func layoutValue(of key: String) -> LayoutValueMeaning? { layoutValues[key] }

  func environmentType(of name: String) -> ValueType? { environment[name] }

  /// At most a thousand values and functions of each definition: more would only slow the search for the nearest one.
  var names: [String] {
    scopes.flatMap { scope in
      scope.names.texts(atMost: 1_000).filter { !$0.hasPrefix("?") }
        + (scope.functions.count <= 1_000 ? Array(scope.functions.keys) : [])
    }
  }
  var environmentNames: [String] { environment.names }
}
