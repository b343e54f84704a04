internal import GalleySource

extension ExpressionChecker {
  mutating func integer(_ value: Int, _ expected: ValueType?, _ id: SyntaxID) -> Typed {
    if expected?.unwrapped == .double { return constant(.double(Double(value)), .double, id) }
    return constant(.int(value), .int, id)
  }

  /// A text, or a structure that a text stands for: Locale, URL.
  mutating func text(_ text: String, _ expected: ValueType?, _ id: SyntaxID) -> Typed {
    if case .named(let type)? = expected?.unwrapped, types[type].traits.contains(.expressibleByString) {
      guard let value = CheckedExpressions.composite(.record(type), [.string(text)]) else {
        return emit(constant(.string(text), .string, id), .named(type), id) { .structureOfText($0, type) }
      }
      return constant(value, .named(type), id)
    }
    if expected?.isLocalized == true {
      let value = output.localizedLiteral(Array(text.utf8)[...], at: span(id), diagnostics: &diagnostics)
      return constant(value, .localizedStringKey, id)
    }
    return constant(.string(text), .string, id)
  }

  /// A text with `\\( )` in it, which is a localised text where one is wanted.
  mutating func interpolation(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    if expected?.isLocalized == true { return localizedInterpolation(id) }
    let parts = syntax.arguments(of: id).map { argument -> ExpressionID? in
      let typed = check(argument.expression)
      guard let id = typed.id else { return nil }
      if typed.type.isOptional { report(CheckedExpressions.optionalInText(span(argument.expression))) }
      return output.add(printing: id, typed.type, span(argument.expression))
    }
    guard !parts.contains(nil) else { return .invalid(.string) }
    return emit(.interpolate(output.operands.append(contentsOf: parts.compactMap(\.self))), .string, id)
  }

  mutating func array(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let wanted = expected?.unwrapped
    var optionSet: ValueType?
    var wantedElement: ValueType?
    if case .array(let element)? = wanted, element != .unknown { wantedElement = element }
    if case .named(let type)? = wanted, types[type].traits.contains(.optionSet) {
      optionSet = wanted
      wantedElement = wanted
    }
    let parts = syntax.arguments(of: id).map(\.expression)
    let (elements, type) = unified(parts, wantedElement, noun: "the elements of an array")
    let result = optionSet ?? .array(type)
    guard elements.allSatisfy(\.isValid) else { return .invalid(result) }
    return emit(.array, of: elements.compactMap(\.id), result, id)
  }

  mutating func dictionary(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    let parts = syntax.arguments(of: id).map(\.expression)
    var wanted: (ValueType?, ValueType?) = (nil, nil)
    if case .dictionary(let key, let value)? = expected?.unwrapped { wanted = (key, value) }
    let keyParts = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    let valueParts = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    let (keys, keyType) = unified(keyParts, wanted.0, noun: "the keys of a dictionary")
    let (values, valueType) = unified(valueParts, wanted.1, noun: "the values of a dictionary")
    let type = ValueType.dictionary(key: keyType, value: valueType)
    guard (keys + values).allSatisfy(\.isValid) else { return .invalid(type) }
    return emit(.dictionary, of: zip(keys, values).flatMap { [$0.id, $1.id].compactMap(\.self) }, type, id)
  }

  mutating func tuple(_ id: SyntaxID, _ expected: ValueType?) -> Typed {
    var wanted: [ValueType?] = []
    if case .tuple(let elements)? = expected?.unwrapped { wanted = elements.map(\.type) }
    var ids: [ExpressionID?] = []
    var elements: [ValueType.TupleElement] = []
    for (index, argument) in syntax.arguments(of: id).enumerated() {
      let part = check(argument.expression, wanted.indices.contains(index) ? wanted[index] : nil)
      ids.append(part.id)
      elements.append(.init(label: syntax.text(argument.label), type: part.type))
    }
    guard !ids.contains(nil) else { return .invalid(.tuple(elements)) }
    return emit(.tuple, of: ids.compactMap(\.self), .tuple(elements), id)
  }

  /// Checks parts that must have one type: what is expected, or what they have in common.
  ///
  /// Parts that know their type are checked first, so that literals and implicit members among them can follow it; a
  /// number by itself is the same in either type.
  mutating func unified(_ parts: [SyntaxID], _ expected: ValueType?, noun: String) -> ([Typed], ValueType) {
    var results = [Typed](repeating: .invalid, count: parts.count)
    var common: ValueType?
    for typing in [Typing.own, .literal, .contextual] {
      for (index, part) in parts.enumerated()
      where (syntax[part].kind.isInteger ? .own : syntax[part].typing) == typing {
        results[index] = check(part, typing == .own ? expected : expected ?? common)
        common = common.map { join($0, results[index].type) ?? $0 } ?? results[index].type
      }
    }
    let type = expected.map { isPseudoType($0) ? common ?? $0 : $0 } ?? common ?? .unknown
    for (index, part) in parts.enumerated() {
      guard join(type, results[index].type) != nil || expected != nil else {
        reportMixed(part, results[index].type, type, noun: noun)
        results[index] = .invalid
        continue
      }
      results[index] = convert(results[index], to: type, at: part)
    }
    return (results, type)
  }

  private mutating func reportMixed(_ part: SyntaxID, _ type: ValueType, _ common: ValueType, noun: String) {
    report(
      Diagnostic(
        .typeMismatch, "\(noun) have one type; the others are `\(spelled(common))`, this is `\(spelled(type))`",
        at: span(part)))
  }

  /// Whether a type only stands for others: ShapeStyle.
  func isPseudoType(_ type: ValueType) -> Bool {
    guard case .named(let id) = type.unwrapped else { return false }
    return types[id].traits.contains(.pseudoType)
  }
}

extension ValueType {
  /// The type that an optional wraps; the type itself if it is none.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    if case .null = self { return true }
    return false
  }

  var isNumber: Bool {
    if case .int = self { return true }
    if case .double = self { return true }
    return false
  }
}
