import GalleyExpressions

extension Checker {
  /// Tells whether a value of a type can be meant for a parameter; only plain types are told apart.
  func fits(_ type: ValueType, _ kind: ParameterKind) -> Bool {
    if case .optional(let wrapped) = type { return fits(wrapped, kind) }
    switch kind {
    case .value(let wanted): return fits(type, wanted)
    case .style: return !type.isCaseRange && (!type.isPlain || type.isNamed)
    case .caseRange(let wanted):
      guard case .caseRange(let type, _) = type else { return true }
      return TypeTable.builtInID(wanted) == type
    case .variadic, .anyValue, .slotValue, .shape, .path, .content, .closureContent, .action, .closureAction, .binding,
      .closure,
      .object, .environmentKey, .environmentValue, .typeName, .gesture, .effects, .view, .subviews, .containerKey,
      .containerValue, .loop, .elementMember,
      .imageContent, .controlStyle, .generic:
      return true
    }
  }

  /// Tells whether a value of a type, which is not optional, can be meant for one of another.
  func fits(_ type: ValueType, _ wanted: ValueType) -> Bool {
    if case .optional(let wrapped) = wanted { return fits(type, wrapped) }
    if wanted == .localizedStringKey { return isWritten(type) }
    switch type {
    case .caseRange: return false
    case .range, .closedRange: return !wanted.isPlain
    case .int: return wanted == .int || wanted == .double || !wanted.isPlain
    case .unknown, .null, .bool, .double, .string, .optional, .array, .dictionary, .closedRealRange, .named, .applied,
      .tuple, .binding, .metatype:
      return !type.isPlain || !wanted.isPlain || type == wanted || isConvertible(type, wanted)
    }
  }

  /// Tells whether a value of a type may stand in a localised text.
  private func isWritten(_ type: ValueType) -> Bool {
    guard case .named(let id) = type, type != .localizedStringKey else { return true }
    if case .enumeration = document.types[id].kind { return true }
    return document.types[id].module == nil
  }

  private func isConvertible(_ type: ValueType, _ wanted: ValueType) -> Bool {
    guard case .named(let id) = wanted else { return false }
    let traits = document.types[id].traits
    if traits.contains(.pseudoType) { return true }
    if case .named = type { return false }
    return type == .string && traits.contains(.expressibleByString)
  }
}

extension ValueType {
  /// Its values are numbers, truth values, texts, or of a named type.
  fileprivate var isPlain: Bool {
    switch self {
    case .int, .double, .bool, .string, .named: true
    case .unknown, .null, .optional, .array, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .tuple, .binding, .metatype:
      false
    }
  }

  var isNamed: Bool { if case .named = self { true } else { false } }

  fileprivate var isCaseRange: Bool { if case .caseRange = self { true } else { false } }
}
