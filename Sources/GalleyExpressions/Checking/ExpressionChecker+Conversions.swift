internal import GalleySource

extension ExpressionChecker {
  /// How a value of one type becomes one of another.
  enum Conversion: Equatable {
    /// Nothing is to be done; `cost` tells exact matches from others.
    case none(cost: Int)
    case widen
    case widenWithin
    case realRange
    /// A text that stands for a structure.
    case structureOfText(TypeID)
    /// A value to a binding that always gives it.
    case constantBinding
  }

  /// Returns how a value of type `type` becomes one of type `wanted`; nil if it does not.
  func conversion(from type: ValueType, to wanted: ValueType) -> Conversion? {
    if type == wanted || type == .unknown || wanted == .unknown { return Conversion.none(cost: 0) }
    switch wanted {
    case .double:
      if case .int = type { return .widen }
      return nil
    case .optional(let inner): return conversion(from: type, toOptional: inner)
    case .array(let wantedElement):
      guard case .array(let element) = type else { return nil }
      return conversion(from: element, to: wantedElement).flatMap(within)
    case .dictionary(let wantedKey, let wantedValue):
      guard case .dictionary(let key, let value) = type, let first = conversion(from: key, to: wantedKey),
        let second = conversion(from: value, to: wantedValue)
      else { return nil }
      if case .none = first, case .none = second { return Conversion.none(cost: 0) }
      return first == .widen || first == .widenWithin ? nil : within(second)
    case .tuple(let wantedElements):
      guard case .tuple(let elements) = type else { return nil }
      return conversion(from: elements, to: wantedElements)
    case .closedRealRange:
      if case .closedRange = type { return .realRange }
      return nil
    case .named(let id): return conversion(from: type, toNamed: id)
    case .binding(let wantedValue):
      if case .binding(let value) = type { return value == wantedValue ? Conversion.none(cost: 0) : nil }
      guard case .none? = conversion(from: type, to: wantedValue) else { return nil }
      return .constantBinding
    case .unknown, .null, .bool, .int, .string, .range, .closedRange, .caseRange, .applied, .metatype: return nil
    }
  }

  private func conversion(from type: ValueType, toOptional wanted: ValueType) -> Conversion? {
    if case .null = type { return Conversion.none(cost: 1) }
    if case .optional(let inner) = type { return conversion(from: inner, to: wanted).flatMap(within) }
    guard let conversion = conversion(from: type, to: wanted) else { return nil }
    if case .none(let cost) = conversion { return Conversion.none(cost: cost + 2) }
    return conversion
  }

  private func conversion(from type: ValueType, toNamed id: TypeID) -> Conversion? {
    // As in Swift, where a picture stands in a LocalizedStringKey.
    if id == .localizedStringKey, type == .named(.image) { return Conversion.none(cost: 1) }
    if case .string = type {
      if types[id].traits.contains(.expressibleByString) { return .structureOfText(id) }
      return id == .localizedStringKey ? Conversion.none(cost: 1) : nil
    }
    return id == .shapeStyle && isShapeStyle(type) ? Conversion.none(cost: 1) : nil
  }

  private func within(_ conversion: Conversion) -> Conversion? {
    switch conversion {
    case .none(let cost): Conversion.none(cost: cost)
    case .widen, .widenWithin: .widenWithin
    case .realRange, .structureOfText, .constantBinding: nil
    }
  }

  /// A tuple's labels may be left out.
  private func conversion(
    from elements: [ValueType.TupleElement], to wanted: [ValueType.TupleElement]
  ) -> Conversion? {
    guard elements.count == wanted.count else { return nil }
    for (element, wanted) in zip(elements, wanted) {
      guard element.label == wanted.label || element.label.isEmpty || wanted.label.isEmpty,
        case .none? = conversion(from: element.type, to: wanted.type)
      else { return nil }
    }
    return Conversion.none(cost: 0)
  }

  /// Whether values of a type fill shapes.
  func isShapeStyle(_ type: ValueType) -> Bool {
    if case .named(let id) = type { return types[id].traits.contains(.shapeStyle) }
    if case .applied = type { return true }
    return false
  }

  /// Converts a checked part to a type, or says that it has another one.
  mutating func convert(_ typed: Typed, to wanted: ValueType, at id: SyntaxID) -> Typed {
    guard let conversion = conversion(from: typed.type, to: wanted) else {
      reportMismatch(typed.type, wanted, id)
      return .invalid(wanted)
    }
    // A style, and a value where an optional is wanted, keep their own type: it says more.
    let keepsType = isPseudoType(wanted) || wanted.isOptional && !typed.type.isOptional
    guard typed.isValid else { return .invalid(typed.type == .unknown ? wanted : typed.type) }
    switch conversion {
    case .none: return Typed(id: typed.id, type: keepsType || wanted == .unknown ? typed.type : wanted)
    case .widen: return widened(typed, .double, id)
    case .widenWithin: return widened(typed, wanted, id)
    case .realRange: return widened(typed, .closedRealRange, id)
    case .constantBinding: return emit(typed, wanted, id) { .bindConstant($0) }
    case .structureOfText(let type): return emit(typed, .named(type), id) { .structureOfText($0, type) }
    }
  }

  /// Ints to Doubles; a constant becomes another constant.
  private mutating func widened(_ typed: Typed, _ type: ValueType, _ id: SyntaxID) -> Typed {
    if let value = constant(typed), let constant = typed.id {
      return Typed(id: output.add(constant: CheckedExpressions.widened(value), output.span(constant)), type: type)
    }
    return emit(typed, type, id) { .widen($0) }
  }

  /// Returns the type that values of both types have in common; nil if there is none.
  func join(_ left: ValueType, _ right: ValueType) -> ValueType? {
    if left == right || right == .unknown { return left }
    if case .unknown = left { return right }
    if left.isNumber, right.isNumber { return .double }
    if case .null = left { return ValueType.optional(right).flattened }
    if case .null = right { return ValueType.optional(left).flattened }
    if case .optional(let left) = left { return join(left, right.unwrapped).map { ValueType.optional($0).flattened } }
    if case .optional(let right) = right { return join(left, right).map { ValueType.optional($0).flattened } }
    if case .array(let left) = left, case .array(let right) = right { return join(left, right).map { .array($0) } }
    if case .dictionary(let key, let value) = left, case .dictionary(let otherKey, let otherValue) = right {
      guard let key = join(key, otherKey), let value = join(value, otherValue) else { return nil }
      return .dictionary(key: key, value: value)
    }
    if case .closedRange = left, case .closedRealRange = right { return right }
    if case .closedRealRange = left, case .closedRange = right { return left }
    if case .none? = conversion(from: left, to: right) { return right }
    if case .none? = conversion(from: right, to: left) { return left }
    return nil
  }

  mutating func reportMismatch(_ type: ValueType, _ wanted: ValueType, _ id: SyntaxID) {
    if type.isOptional, conversion(from: type.unwrapped, to: wanted) != nil || type == .null {
      return reportOptional(type, wanted, id)
    }
    report(
      Diagnostic(
        .typeMismatch, "\(withArticle(spelled(wanted))) is needed here, and this is \(withArticle(spelled(type)))",
        at: span(id), help: conversionHelp(from: type, to: wanted.unwrapped).map { [$0] } ?? []))
  }

  /// How an author makes a value of one type into one of another; nil if there is no usual way.
  private func conversionHelp(from type: ValueType, to wanted: ValueType) -> HelpText? {
    if type == .double, wanted == .int { return "`Int(…)` drops the decimals, `Int(x.rounded())` rounds" }
    if type == .int, wanted == .bool { return "compare it, as in `count > 0`" }
    if type == .string, wanted.isNumber { return "`\(spelled(wanted))(…) ?? 0` reads a number from a text" }
    guard wanted == .string else { return nil }
    if type.isNumber || type == .bool { return "`String(…)` makes a text of it" }
    if case .named(let id) = type, !types[id].cases.isEmpty, !types[id].hasAssociatedValues {
      return "`rawValue` is the name of a case"
    }
    return nil
  }

  private mutating func reportOptional(_ type: ValueType, _ wanted: ValueType, _ id: SyntaxID) {
    guard type != .null else {
      return report(Diagnostic(.optionalValue, "`nil` cannot be \(withArticle(spelled(wanted)))", at: span(id)))
    }
    report(
      Diagnostic(
        .optionalValue, "this may be nil, and \(withArticle(spelled(wanted))) is needed here", at: span(id),
        label: "this is \(withArticle(spelled(type)))",
        help: ["write `??` and what stands for nil, or use an `if` node with `let`"]))
  }
}
