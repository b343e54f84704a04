import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Tells whether a value can be meant for a parameter, by its form alone; this is what overloads are told apart by.
  func fits(_ entry: EntryID, _ kind: ParameterKind) -> Bool {
    if isTemplate(entry) {
      if kind.isContent || kind == .shape { return false }
      if let isRange = isRangeOfCases(entry, for: kind) { return isRange }
      guard let name = name(inTemplate: entry) else { return typeAlone(of: entry).map { fits($0, kind) } ?? true }
      if let literal = name.literal, literal.file == tree.file { return fits(literal.entry, kind) }
      return fits(name.type, kind)
    }
    return switch kind {
    case .content, .closureContent, .imageContent, .loop(.content): isContent(entry)
    case .loop, .elementMember: true
    case .binding(let type): tree.kind(entry) == .string || fits(entry, type)
    case .view: isContent(entry) && tree.kind(entry) != .sequence
    case .shape: isShape(entry)
    case .path: tree.kind(entry) == .sequence
    case .style: isStyle(entry)
    case .generic: true
    case .anyValue: tree.kind(entry) != .sequence && tree.kind(entry) != .mapping
    case .closure(_, let result): fits(entry, result)
    case .action: tree.kind(entry) == .sequence || tree.kind(entry) == .string
    case .closureAction: tree.kind(entry) != .number && tree.kind(entry) != .boolean && !isContent(entry)
    case .object: false
    case .environmentKey: tree.kind(entry) == .string && !isUpperCase(entry)
    case .environmentValue: true
    case .typeName: tree.kind(entry) == .string && isUpperCase(entry)
    case .gesture: isGesture(entry)
    case .effects: tree.kind(entry) == .sequence || tree.kind(entry) == .mapping
    case .caseRange: tree.kind(entry) == .string && (text(entry).contains("...") || text(entry).contains("..<"))
    case .value(let type): fits(entry, type)
    case .variadic(let type): tree.kind(entry) == .sequence || fits(entry, type)
    case .controlStyle: tree.kind(entry) == .string || tree.kind(entry) == .mapping
    }
  }

  /// The type that an expression has by itself, for telling overloads apart; nil if it needs a context.
  private func typeAlone(of entry: EntryID) -> ValueType? {
    guard tree.bytes(entry).count <= limits.textLength else { return nil }
    var scratch = CheckedExpressions()
    var ignored: [Diagnostic] = []
    let tree = tree
    let checked = scratch.checkTemplate(
      tree.bytes(entry), at: { tree.sourceSpan(of: entry, in: $0) }, expecting: nil, in: scope, diagnostics: &ignored)
    guard let checked, checked.id.isValid, ignored.isEmpty else { return nil }
    return checked.type
  }

  private func isCustomGuide(_ entry: EntryID, _ declaration: TypeDeclaration) -> Bool {
    declaration.name == "Alignment" && document.alignments.contains { $0.name == caseName(entry) }
  }

  /// Tells whether a value of a type can be meant for a parameter; only plain types are told apart.
  private func fits(_ type: ValueType, _ kind: ParameterKind) -> Bool {
    switch (type, kind) {
    case (.optional(let wrapped), _): fits(wrapped, kind)
    case (_, .value(.optional(let wrapped))): fits(type, .value(wrapped))
    case (_, .value(.localizedStringKey)): isWritten(type)
    case (.caseRange, .value), (.caseRange, .style): false
    case (.caseRange(let type, _), .caseRange(let wanted)): document.types.id(named: wanted) == type
    case (.closedRange, .value(let wanted)), (.range, .value(let wanted)): !wanted.isPlain
    case (.int, .value(let wanted)): wanted == .int || wanted == .double || !wanted.isPlain
    case (_, .value(let wanted)): !type.isPlain || !wanted.isPlain || type == wanted || isConvertible(type, wanted)
    case (_, .style): !type.isPlain || type.isNamed
    default: true
    }
  }

  /// Tells whether a value of a type may stand in a localised text.
  private func isWritten(_ type: ValueType) -> Bool {
    switch type {
    case .string, .int, .double, .bool, .localizedStringKey: return true
    case .named(let id):
      if case .enumeration = document.types[id].kind { return true }
      return document.types[id].module == nil
    default: return !type.isPlain
    }
  }

  private func isConvertible(_ type: ValueType, _ wanted: ValueType) -> Bool {
    guard case .named(let id) = wanted else { return false }
    let traits = document.types[id].traits
    if traits.contains(.pseudoType) { return true }
    if case .named = type { return false }
    return type == .string && traits.contains(.expressibleByString)
  }

  /// Tells whether a value is a view, or a list of them.
  private func isContent(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .sequence: true
    case .string: isUpperCase(entry) ? isViewName(entry) : isPropertyName(entry)
    case .mapping: pairs(of: entry).contains { isUpperCase($0.key) }
    case .null, .boolean, .number: false
    }
  }

  private func isViewName(_ entry: EntryID) -> Bool {
    word(entry).flatMap { catalogue.view($0) } != nil || definitions.views[text(entry)] != nil
      || definitions.shapes[text(entry)] != nil
  }

  private func isPropertyName(_ entry: EntryID) -> Bool {
    let name = text(entry)
    if name == "content", surroundings.modifier != nil { return true }
    if name.hasPrefix("configuration."), surroundings.style != nil { return true }
    return scopes.namesView(name)
  }

  private func isShape(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string: isContent(entry) || isShapeShorthand(entry)
    case .mapping: isContent(entry) || pairs(of: entry).contains { isShapeShorthand($0.key) || isPropertyName($0.key) }
    case .null, .boolean, .number, .sequence: false
    }
  }

  private func isStyle(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string: !isUpperCase(entry) && !isPropertyName(entry)
    case .mapping: !pairs(of: entry).contains { isUpperCase($0.key) }
    case .null, .boolean, .number, .sequence: false
    }
  }

  private func fits(_ entry: EntryID, _ type: ValueType) -> Bool {
    let kind = tree.kind(entry)
    switch type {
    case .double:
      return kind == .number || (kind == .string && text(entry).hasSuffix("infinity")) || looksLikeNumber(entry)
    case .int: return kind == .number
    case .bool: return kind == .boolean
    case .string, .localizedStringKey: return kind == .string || kind == .number || kind == .boolean
    case .optional(let wrapped): return kind == .null || fits(entry, wrapped)
    case .array: return kind == .sequence
    case .named(let id): return fits(entry, document.types[id])
    default: return true
    }
  }

  private func fits(_ entry: EntryID, _ declaration: TypeDeclaration) -> Bool {
    switch tree.kind(entry) {
    case .sequence: declaration.traits.contains(.optionSet)
    case .string:
      switch declaration.kind {
      case .enumeration(let cases):
        cases.contains { $0.name == caseName(entry) } || declaration.traits.contains(.expressibleByString)
          || isCustomGuide(entry, declaration)
      case .structure: !isUpperCase(entry)
      }
    case .mapping where !declaration.cases.isEmpty:
      // A case with values is the only key; a pair of guides has the labels of the last case of Alignment.
      pairs(of: entry).count == 1
        && declaration.cases.contains { $0.name == text(pairs(of: entry)[0].key) && !$0.payload.isEmpty }
        || pairs(of: entry).allSatisfy { pair in
          declaration.cases.last?.payload.contains { $0.name == text(pair.key) } == true
        }
    case .mapping: pairs(of: entry).allSatisfy { pair in declaration.fields.contains { $0.name == text(pair.key) } }
    case .null, .boolean, .number: false
    }
  }
}

extension ValueType {
  /// Its values are numbers, truth values, texts, or of a named type.
  fileprivate var isPlain: Bool {
    switch self {
    case .int, .double, .bool, .string, .named: true
    default: false
    }
  }

  fileprivate var isNamed: Bool {
    if case .named = self { return true }
    return false
  }
}
