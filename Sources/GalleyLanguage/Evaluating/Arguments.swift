package import GalleyExpressions
package import GalleyTables

/// An evaluated argument: which parameter of the overload it is for, and its value.
package struct GivenArgument: Sendable {
  package var parameter: Index<Parameter>
  package var value: Value

  package init(parameter: Index<Parameter>, value: Value) {
    self.parameter = parameter
    self.value = value
  }
}

/// The evaluated arguments of one call, as the definitions of the catalogue read them.
///
/// Blocks and closures are not here; layout reaches them through `ViewReference` and `ModifierReference`.
package struct Arguments: Sendable {
  package let parameters: [Parameter]
  package let given: ArraySlice<GivenArgument>
  package let types: TypeTable

  package init(parameters: [Parameter], given: ArraySlice<GivenArgument>, types: TypeTable) {
    self.parameters = parameters
    self.given = given
    self.types = types
  }

  /// The value given for the parameter with this label; nil if none was given, or nil.
  func value(of label: String) -> Value? {
    for argument in given where parameters[argument.parameter].label == label {
      return argument.value == .null ? nil : argument.value.withoutBinding
    }
    return nil
  }

  /// The value given for the parameter with this label as it is: a binding is not read.
  func unread(_ label: String) -> Value? {
    given.first { parameters[$0.parameter].label == label }?.value
  }
}

extension Value {
  /// The value that a binding held when it was made; any other value is itself.
  var withoutBinding: Value { if case .binding(let reference) = self { reference.current } else { self } }

  /// The numeric fields of a structure (CGSize, UnitPoint, EdgeInsets, …) in the order of their declaration.
  var numericFields: [Double]? {
    guard case .record(_, let fields) = self else { return nil }
    return fields.map { $0.number ?? 0 }
  }
}

extension TypeTable {
  /// The name of an enumeration's case; nil for any other value.
  package func caseName(of value: Value) -> String? {
    guard case .enumeration(let type, let index, _) = value,
      case .enumeration(let cases) = self[type].kind, cases.indices.contains(index)
    else { return nil }
    return cases[index].name
  }
}
