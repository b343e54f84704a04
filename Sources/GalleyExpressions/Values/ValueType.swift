/// Identifies a named type: an index in a `TypeTable`.
///
/// Built-in types come first, in the order of `TypeTable.builtIn`; the types of a document follow. It is a type of its own, and
/// no `Index`, since those that the code knows are its constants (`.color`), which no generic type can have.
@usableFromInline package struct TypeID: Hashable, Comparable, Sendable {
  @usableFromInline let rawValue: UInt16

  /// The id of the type that so many others stand before.
  package init(_ position: Int) { rawValue = UInt16(position) }

  /// How many types stand before this one in the table.
  @inlinable package var position: Int { Int(rawValue) }

  @inlinable package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The static type of a value, as the checker of expressions and arguments knows it.
package indirect enum ValueType: Hashable, Sendable {
  /// The type of something that was already complained about; it fits everywhere, so that one mistake is said once.
  case unknown
  /// The type of the literal `nil`.
  case null
  case bool
  case int
  /// Double and CGFloat: one type for expressions.
  case double
  case string
  case optional(ValueType)
  case array(ValueType)
  case dictionary(key: ValueType, value: ValueType)
  /// `0..<5`
  case range
  /// `0...5`
  case closedRange
  /// `0.5...1.5`
  case closedRealRange
  /// `DynamicTypeSize.small ... .large`, or half open; its values are lists of the first and the last case.
  case caseRange(TypeID, isClosed: Bool)
  /// A record, an enumeration, or a structure of SwiftUI.
  case named(TypeID)
  /// A generic structure that only prints: `_OpacityShapeStyle<Material>`.
  case applied(String, [ValueType])
  /// `(offset: Int, element: T)`
  case tuple([TupleElement])
  case binding(ValueType)
  /// A type used as a value, in front of a static member: `Color` in `Color.red`.
  case metatype(TypeID)

  /// Whether lists, optionals and tuples are nested in each other more than `levels` deep, or the type has more parts than
  /// are left; the type itself is one level and one part.
  ///
  /// A type that is used twice in another is one value but two parts, so that few levels can have very many.
  func isNested(deeperThan levels: Int, parts: inout Int) -> Bool {
    parts -= 1
    guard levels > 0, parts >= 0 else { return true }
    return switch self {
    case .optional(let inner), .array(let inner), .binding(let inner):
      inner.isNested(deeperThan: levels - 1, parts: &parts)
    case .dictionary(let key, let value):
      key.isNested(deeperThan: levels - 1, parts: &parts) || value.isNested(deeperThan: levels - 1, parts: &parts)
    case .tuple(let elements): elements.contains { $0.type.isNested(deeperThan: levels - 1, parts: &parts) }
    case .applied(_, let arguments): arguments.contains { $0.isNested(deeperThan: levels - 1, parts: &parts) }
    case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .named,
      .metatype:
      false
    }
  }

  /// A member of a tuple type; the label is empty where there is none.
  package struct TupleElement: Hashable, Sendable {
    package var label: String
    package var type: ValueType

    package init(label: String, type: ValueType) {
      self.label = label
      self.type = type
    }
  }
}
