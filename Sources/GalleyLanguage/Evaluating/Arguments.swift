package import GalleyExpressions
package import GalleyLayout

/// An evaluated argument: which parameter of the overload it is for, and its value.
package struct GivenArgument: Sendable {
  package var parameter: Int32
  package var value: Value

  package init(parameter: Int32, value: Value) {
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
  package subscript(label: String) -> Value? {
    for argument in given where parameters[Int(argument.parameter)].label == label {
      return argument.value == .null ? nil : argument.value.withoutBinding
    }
    return nil
  }

  /// The value given for the parameter with this label as it is: a binding is not read.
  package func unread(_ label: String) -> Value? {
    given.first { parameters[Int($0.parameter)].label == label }?.value
  }

  /// Tells whether the argument was written at all, be it as nil.
  package func isGiven(_ label: String) -> Bool {
    given.contains { parameters[Int($0.parameter)].label == label }
  }

  package func number(_ label: String) -> Double? { self[label]?.number }

  package func integer(_ label: String) -> Int? {
    if case .int(let value)? = self[label] { return value }
    return nil
  }

  package func bool(_ label: String) -> Bool? {
    if case .bool(let value)? = self[label] { return value }
    return nil
  }

  package func string(_ label: String) -> String? {
    if case .string(let value)? = self[label] { return value }
    return nil
  }

  /// The words of a text that Swift localises.
  package func localizedText(_ label: String) -> LocalizedText? { self[label]?.localizedText }

  package func color(_ label: String) -> Color? {
    if case .color(let value)? = self[label] { return value }
    return nil
  }

  package func font(_ label: String) -> Font? {
    if case .font(let value)? = self[label] { return value }
    return nil
  }

  package func style(_ label: String) -> ShapeStyle? {
    if case .style(let value)? = self[label] { return value }
    return nil
  }

  package func fontWeight(_ label: String) -> FontWeight? {
    caseName(label).flatMap { name in FontWeight.allCases.first { "\($0)" == name } }
  }

  /// The name of the enumeration case that was given.
  package func caseName(_ label: String) -> String? { self[label].flatMap { types.caseName(of: $0) } }

  /// The numeric fields of a structure (CGSize, UnitPoint, EdgeInsets, …) in the order of their declaration.
  package func fields(_ label: String) -> [Double]? {
    guard case .record(_, let fields)? = self[label] else { return nil }
    return fields.map { $0.number ?? 0 }
  }

  package func insets(_ label: String) -> EdgeInsets? {
    guard let fields = fields(label), fields.count == 4 else { return nil }
    return EdgeInsets(top: fields[0], leading: fields[1], bottom: fields[2], trailing: fields[3])
  }
}

extension Value {
  /// The value that a binding held when it was made; any other value is itself.
  var withoutBinding: Value { if case .binding(let reference) = self { reference.current } else { self } }
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
