/// The type of a parameter, receiver or result in the declaration of a function: a type, perhaps with variables in it.
package indirect enum TypePattern: Sendable, Hashable {
  case type(ValueType)
  /// A generic parameter: 0 is `T`, 1 is `U`.
  case variable(Int)
  case optional(TypePattern)
  case array(TypePattern)
  case dictionary(key: TypePattern, value: TypePattern)
  /// An array or a range of Ints.
  case collection(TypePattern)
  /// `0..<5` or `0...4`.
  case anyRange
  /// A closure of one expression, or a key path where there is one parameter.
  case function([TypePattern], TypePattern)
  case tuple([Element])
  /// Any value that has a text, whatever the other arguments are.
  case printable
  /// `_OpacityShapeStyle<T>`
  case applied(String, TypePattern)

  /// A member of a tuple.
  package struct Element: Sendable, Hashable {
    package var label: String
    package var pattern: TypePattern
  }

  static let bool = TypePattern.type(.bool)
  static let int = TypePattern.type(.int)
  static let double = TypePattern.type(.double)
  static let string = TypePattern.type(.string)
  static let element = TypePattern.variable(0)
  /// The types of the variables of a declaration before any is known; none has more.
  static let unbound: [ValueType?] = [nil, nil, nil]
  static func named(_ id: TypeID) -> TypePattern { .type(.named(id)) }
}

/// What a generic parameter must be able to do.
package enum TypeConstraint: Sendable, Hashable {
  case any
  case equatable
  /// Ints, Doubles, texts, and enumerations that are ordered.
  case comparable
  /// Int or Double.
  case numeric
  /// Whatever fills a shape.
  case shapeStyle
  /// Numbers, texts, truth values and everything else that has a text.
  case printable
}

extension TypePattern {
  /// The type with its variables replaced; unknown where a variable has no type yet.
  func instantiated(_ bindings: [ValueType?]) -> ValueType {
    switch self {
    case .type(let type): type
    case .variable(let index): bindings[index] ?? .unknown
    case .optional(let wrapped): ValueType.optional(wrapped.instantiated(bindings)).flattened
    case .array(let element), .collection(let element): .array(element.instantiated(bindings))
    case .dictionary(let key, let value):
      .dictionary(key: key.instantiated(bindings), value: value.instantiated(bindings))
    case .anyRange: .range
    case .function, .printable: .unknown
    case .tuple(let elements):
      .tuple(elements.map { ValueType.TupleElement(label: $0.label, type: $0.pattern.instantiated(bindings)) })
    case .applied(let name, let argument): .applied(name, [argument.instantiated(bindings)])
    }
  }

  /// Whether every variable in it has a type.
  func isBound(_ bindings: [ValueType?]) -> Bool {
    switch self {
    case .type, .anyRange, .printable: true
    case .variable(let index): bindings[index] != nil
    case .optional(let wrapped), .array(let wrapped), .collection(let wrapped), .applied(_, let wrapped):
      wrapped.isBound(bindings)
    case .dictionary(let key, let value): key.isBound(bindings) && value.isBound(bindings)
    case .function(let parameters, let result): (parameters + [result]).allSatisfy { $0.isBound(bindings) }
    case .tuple(let elements): elements.allSatisfy { $0.pattern.isBound(bindings) }
    }
  }

  /// Whether a range stays one where it fits, for any collection will do.
  var takesRanges: Bool {
    if case .collection = self { return true }
    if case .anyRange = self { return true }
    return false
  }

  /// Whether a closure is meant.
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// The pattern as Swift spells it.
  package func spelled(in types: TypeTable) -> String {
    switch self {
    case .type(let type): type.spelled(in: types)
    case .variable(let index): index == 0 ? "T" : "U"
    case .optional(let wrapped): wrapped.spelled(in: types) + "?"
    case .array(let element): "[" + element.spelled(in: types) + "]"
    case .collection(let element): "Collection<" + element.spelled(in: types) + ">"
    case .dictionary(let key, let value): "[\(key.spelled(in: types)): \(value.spelled(in: types))]"
    case .anyRange: "Range<Int>"
    case .printable: "CVarArg"
    case .function(let parameters, let result):
      "(" + parameters.map { $0.spelled(in: types) }.joined(separator: ", ") + ") -> " + result.spelled(in: types)
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.pattern.spelled(in: types) }
        .joined(separator: ", ") + ")"
    case .applied(let name, let argument): "\(name)<\(argument.spelled(in: types))>"
    }
  }
}

extension ValueType {
  /// An optional of an optional is one optional: values have no second level.
  var flattened: ValueType {
    if case .optional(let wrapped) = self, wrapped.isOptional { return wrapped }
    return self
  }
}
