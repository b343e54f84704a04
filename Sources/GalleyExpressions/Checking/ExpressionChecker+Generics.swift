extension ExpressionChecker {
  /// Fits a pattern to a type and gives its variables types; returns how far the type is from an exact match, or nil if
  /// it does not fit.
  func unify(
    _ pattern: TypePattern, _ type: ValueType, _ bindings: inout [ValueType?], _ constraints: [TypeConstraint]
  ) -> Int? {
    if type == .unknown { return 0 }
    switch pattern {
    case .type(let wanted): return cost(of: conversion(from: type, to: wanted))
    case .variable(let index): return bind(index, type, &bindings, constraints)
    case .optional(let wrapped):
      if type == .null { return 1 }
      if case .optional(let inner) = type { return unify(wrapped, inner, &bindings, constraints) }
      return unify(wrapped, type, &bindings, constraints).map { $0 + 2 }
    case .array(let element):
      guard case .array(let inner) = type else { return nil }
      return unify(element, inner, &bindings, constraints)
    case .collection(let element):
      if case .array(let inner) = type { return unify(element, inner, &bindings, constraints) }
      if case .dictionary(let key, let value) = type {
        let pair = ValueType.tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        // What is a dictionary's own comes first.
        return unify(element, pair, &bindings, constraints).map { $0 + 1 }
      }
      // The characters of a text are texts; what is a text's own comes first.
      if type == .string { return unify(element, .string, &bindings, constraints).map { $0 + 1 } }
      return type == .range || type == .closedRange ? unify(element, .int, &bindings, constraints) : nil
    case .dictionary(let key, let value):
      guard case .dictionary(let innerKey, let innerValue) = type,
        let first = unify(key, innerKey, &bindings, constraints),
        let second = unify(value, innerValue, &bindings, constraints)
      else { return nil }
      return first + second
    case .anyRange: return type == .range || type == .closedRange ? 0 : nil
    case .printable: return satisfies(type, .printable) ? 0 : nil
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count else { return nil }
      return zip(parts, elements).reduce(0) { total, pair in
        guard let total, let cost = unify(pair.0.pattern, pair.1.type, &bindings, constraints) else { return nil }
        return total + cost
      }
    case .function, .applied: return nil
    }
  }

  private func bind(
    _ index: Int, _ type: ValueType, _ bindings: inout [ValueType?], _ constraints: [TypeConstraint]
  ) -> Int? {
    guard let bound = bindings[index] else {
      guard index >= constraints.count || satisfies(type, constraints[index]) else { return nil }
      bindings[index] = type
      return 0
    }
    guard bound != type else { return 0 }
    guard let common = join(bound, type), index >= constraints.count || satisfies(common, constraints[index])
    else { return nil }
    bindings[index] = common
    return 1
  }

  private func cost(of conversion: Conversion?) -> Int? {
    guard let conversion else { return nil }
    if case .none(let cost) = conversion { return cost }
    return 3
  }

  /// Tells whether values of a type can be compared: views cannot, but for texts and pictures.
  private func isEquatable(_ type: ValueType) -> Bool {
    guard case .named(let id) = type.unwrapped, types[id].traits.contains(.view) else { return true }
    return id == .text || id == .image
  }

  /// Whether values of a type can do what a constraint asks.
  func satisfies(_ type: ValueType, _ constraint: TypeConstraint) -> Bool {
    switch constraint {
    case .any: return true
    case .equatable: return isEquatable(type)
    case .numeric: return type.isNumber || type == .unknown
    case .printable: return type.isNumber || type == .string || type == .bool || type == .unknown
    case .shapeStyle: return isShapeStyle(type) || type == .unknown
    case .comparable:
      if case .named(let id) = type { return types[id].traits.contains(.comparable) }
      return type.isNumber || type == .string || type == .unknown
    }
  }
}
