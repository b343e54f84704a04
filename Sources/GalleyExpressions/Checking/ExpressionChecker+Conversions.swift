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
    switch (type, wanted) {
    case (.int, .double): return .widen
    case (.null, .optional): return Conversion.none(cost: 1)
    case (.optional(let inner), .optional(let wantedInner)):
      return conversion(from: inner, to: wantedInner).flatMap(within)
    case (_, .optional(let inner)):
      guard let conversion = conversion(from: type, to: inner) else { return nil }
      if case .none(let cost) = conversion { return Conversion.none(cost: cost + 2) }
      return conversion
    case (.array(let element), .array(let wantedElement)):
      return conversion(from: element, to: wantedElement).flatMap(within)
    case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
      guard let first = conversion(from: key, to: wantedKey), let second = conversion(from: value, to: wantedValue)
      else { return nil }
      if case .none = first, case .none = second { return Conversion.none(cost: 0) }
      return first == .widen || first == .widenWithin ? nil : within(second)
    case (.tuple(let elements), .tuple(let wantedElements)): return conversion(from: elements, to: wantedElements)
    case (.closedRange, .closedRealRange): return .realRange
    case (.string, .named(let id)) where types[id].traits.contains(.expressibleByString): return .structureOfText(id)
    case (.string, .localizedStringKey): return Conversion.none(cost: 1)
    case (_, .named(.shapeStyle)) where isShapeStyle(type): return Conversion.none(cost: 1)
    case (.binding(let value), .binding(let wantedValue)): return value == wantedValue ? Conversion.none(cost: 0) : nil
    case (_, .binding(let value)):
      guard case .none? = conversion(from: type, to: value) else { return nil }
      return .constantBinding
    default: return nil
    }
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
    switch type {
    case .named(let id): types[id].traits.contains(.shapeStyle)
    case .applied: true
    default: false
    }
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
    case .constantBinding: return emit(.bindConstant, typed.id, 0, 0, wanted, id)
    case .structureOfText(let type): return emit(.structureOfText, typed.id, Int32(type.rawValue), 0, .named(type), id)
    }
  }

  /// Ints to Doubles; a constant becomes another constant.
  private mutating func widened(_ typed: Typed, _ type: ValueType, _ id: SyntaxID) -> Typed {
    if let value = constant(typed) {
      return Typed(
        id: output.add(constant: CheckedExpressions.widened(value), output.spans[Int(typed.id)]), type: type)
    }
    return emit(type == .double ? .widen : .widenWithin, typed.id, 0, 0, type, id)
  }

  /// Returns the type that values of both types have in common; nil if there is none.
  func join(_ left: ValueType, _ right: ValueType) -> ValueType? {
    if left == right || right == .unknown { return left }
    switch (left, right) {
    case (.unknown, _): return right
    case (.int, .double), (.double, .int): return .double
    case (.null, _): return ValueType.optional(right).flattened
    case (_, .null): return ValueType.optional(left).flattened
    case (.optional(let left), _): return join(left, right.unwrapped).map { ValueType.optional($0).flattened }
    case (_, .optional(let right)): return join(left, right).map { ValueType.optional($0).flattened }
    case (.array(let left), .array(let right)): return join(left, right).map { .array($0) }
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      guard let key = join(key, otherKey), let value = join(value, otherValue) else { return nil }
      return .dictionary(key: key, value: value)
    case (.closedRange, .closedRealRange), (.closedRealRange, .closedRange): return .closedRealRange
    default:
      if case .none? = conversion(from: left, to: right) { return right }
      if case .none? = conversion(from: right, to: left) { return left }
      return nil
    }
  }

  mutating func reportMismatch(_ type: ValueType, _ wanted: ValueType, _ id: SyntaxID) {
    if type.isOptional, conversion(from: type.unwrapped, to: wanted) != nil || type == .null {
      return reportOptional(type, wanted, id)
    }
    var help: [HelpText] = []
    switch (type, wanted.unwrapped) {
    case (.double, .int): help = ["`Int(…)` drops the decimals, `Int(x.rounded())` rounds"]
    case (.int, .string), (.double, .string), (.bool, .string): help = ["`String(…)` makes a text of it"]
    case (.named(let enumeration), .string) where !types[enumeration].cases.isEmpty:
      help = ["`rawValue` is the name of a case"]
    case (.string, .int), (.string, .double):
      help = ["`\(spelled(wanted.unwrapped))(…) ?? 0` reads a number from a text"]
    case (.int, .bool): help = ["compare it, as in `count > 0`"]
    default: break
    }
    report(
      Diagnostic(
        .typeMismatch, "\(withArticle(spelled(wanted))) is needed here, and this is \(withArticle(spelled(type)))",
        at: span(id),
        help: help))
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
