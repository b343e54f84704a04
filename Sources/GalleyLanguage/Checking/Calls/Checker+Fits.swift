import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Tells whether a value can be meant for a parameter, by its form alone; this is what overloads are told apart by.
  func fits(_ entry: EntryID, _ kind: ParameterKind) -> Bool {
    if isTemplate(entry) {
      if kind.isContent || kind == .shape { return false }
      if case .value(let type) = kind, isScalar(type), isListLiteral(inTemplate: entry) { return false }
      if let isRange = isRangeOfCases(entry, for: kind) { return isRange }
      return fitsTemplate(entry, kind)
    }
    return switch kind {
    case .content, .closureContent, .imageContent, .loop(.content), .loop(.rows): isContent(entry)
    case .loop, .elementMember: true
    case .binding(let type): fitsPlace(entry, type)
    case .view, .subviews: isContent(entry) && tree.kind(entry) != .sequence
    case .shape: isShape(entry)
    case .path: tree.kind(entry) == .sequence
    case .style: isStyle(entry)
    case .generic: true
    case .slotValue: true
    case .anyValue: tree.kind(entry) != .sequence && tree.kind(entry) != .mapping
    case .closure(_, let result): isClosure(entry, bodyKey: "value") || fits(entry, result)
    case .action: tree.kind(entry) == .sequence || tree.kind(entry) == .string || isActionStatement(entry)
    case .closureAction: tree.kind(entry) != .number && tree.kind(entry) != .boolean && !isContent(entry)
    case .object: false
    case .environmentKey, .containerKey: tree.kind(entry) == .string && !isUpperCase(entry)
    case .environmentValue, .containerValue: true
    case .typeName: tree.kind(entry) == .string && isUpperCase(entry)
    case .gesture: isGesture(entry)
    case .effects: tree.kind(entry) == .sequence || tree.kind(entry) == .mapping
    case .caseRange: tree.kind(entry) == .string && (text(entry).contains("...") || text(entry).contains("..<"))
    // `$title` is the place of a text, for a form that takes one.
    case .value(.localizedStringKey) where typeOfPlace(entry) == .string: false
    case .value(let type): fits(entry, type)
    case .variadic(let type): tree.kind(entry) == .sequence || fits(entry, type)
    case .controlStyle: tree.kind(entry) == .string || tree.kind(entry) == .mapping
    }
  }

  /// The same for an expression.
  ///
  /// Apart, because each call of the checker's takes room on the stack in a debug build.
  private func fitsTemplate(_ entry: EntryID, _ kind: ParameterKind) -> Bool {
    guard let name = name(inTemplate: entry) else {
      if let member = implicitMember(inTemplate: entry) { return hasMember(member, kind) }
      return typeAlone(of: entry).map { fits($0, kind) } ?? true
    }
    if let literal = name.literal, literal.file == tree.file { return fits(literal.entry, kind) }
    return fits(name.type, kind)
  }

  private func fitsPlace(_ entry: EntryID, _ type: ValueType) -> Bool {
    if let place = typeOfPlace(entry) { return accepts(type, place) }
    switch tree.kind(entry) {
    case .string: return true
    case .mapping: return fitsClosures(entry, type)
    case .null, .boolean, .number, .sequence: return fits(entry, type)
    }
  }

  /// The same for what may be the closures of a binding.
  ///
  /// Apart, because what closures capture is copied for every value that is tried.
  @inline(never)
  private func fitsClosures(_ entry: EntryID, _ type: ValueType) -> Bool {
    guard isBindingClosures(entry, type) else { return fits(entry, type) }
    guard let get = value(of: "get", in: entry) else { return true }
    return fits(get, .value(type))
  }

  /// The type of the place that `$path` leads to; nil for anything else.
  private func typeOfPlace(_ entry: EntryID) -> ValueType? {
    guard tree.kind(entry) == .string, tree.bytes(entry).first == UInt8(ascii: "$"),
      tree.bytes(entry).count <= Self.longestName
    else { return nil }
    let path = tree.bytes(entry).dropFirst()
    if let known = name(String(decoding: path, as: UTF8.self)) { return known.type.withoutBinding }
    return typeAlone(of: path, entry)
  }

  /// Whether a whole expression is a list in brackets: `$([.top, .leading])`.
  private func isListLiteral(inTemplate entry: EntryID) -> Bool {
    let bytes = tree.bytes(entry)
    guard bytes.starts(with: "$([".utf8), bytes.suffix(2).elementsEqual("])".utf8) else { return false }
    return !bytes.dropFirst(3).dropLast(2).contains { "[]".utf8.contains($0) }
  }

  private func isScalar(_ type: ValueType) -> Bool { [.int, .double, .bool, .string].contains(type) }

  /// The member that an expression begins with whose type is left out: `currency` in `$(.currency(code: "EUR"))`; nil for
  /// any other.
  private func implicitMember(inTemplate entry: EntryID) -> String? {
    let bytes = tree.bytes(entry)
    guard bytes.starts(with: "$(.".utf8) else { return nil }
    let name = bytes.dropFirst(3).prefix { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Tells whether the type of a parameter may have a member of a name; only structures are asked.
  private func hasMember(_ name: String, _ kind: ParameterKind) -> Bool {
    if case .binding = kind, name == "constant" { return true }
    if kind == .number { return FunctionTable.staticPropertyNames(of: "Double").contains(name) }
    guard case .value(.named(let id)) = kind, case let declaration = document.types[id], declaration.cases.isEmpty
    else {
      return true
    }
    let known = declaration.staticMembers.map(\.name) + FunctionTable.staticMethodNames(of: declaration.swiftName)
    return known.isEmpty || known.contains(name)
  }

  /// The type that an expression has by itself, for telling overloads apart; nil if it needs a context.
  func typeAlone(of entry: EntryID) -> ValueType? {
    guard tree.bytes(entry).count <= limits.textLength else { return nil }
    var scratch = CheckedExpressions()
    var ignored: [Diagnostic] = []
    let tree = tree
    let checked = scratch.checkTemplate(
      tree.bytes(entry), at: { tree.sourceSpan(of: entry, in: $0) }, expecting: nil, in: scope, diagnostics: &ignored)
    guard let checked, checked.id.isValid, ignored.isEmpty else { return nil }
    return checked.type
  }

  /// The same for the bytes of an expression without its `$( )`.
  func typeAlone(of expression: ArraySlice<UInt8>, _ entry: EntryID) -> ValueType? {
    var scratch = CheckedExpressions()
    var ignored: [Diagnostic] = []
    let tree = tree
    let checked = scratch.check(
      expression, range: 0..<expression.count, at: { tree.sourceSpan(of: entry, in: $0) }, expecting: nil, in: scope,
      diagnostics: &ignored)
    return checked.id.isValid && ignored.isEmpty ? checked.type.withoutBinding : nil
  }

  private func isCustomGuide(_ entry: EntryID, _ declaration: TypeDeclaration) -> Bool {
    declaration.name == "Alignment" && document.alignments.contains { $0.name == caseName(entry) }
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
    word(entry).flatMap { catalogue.view($0) } != nil || definitions.namesView(text(entry))
  }

  private func isPropertyName(_ entry: EntryID) -> Bool {
    let name = text(entry)
    if name == "content", surroundings.contentOwner != nil { return true }
    if name.hasPrefix("configuration."), surroundings.style != nil { return true }
    return scopes.namesView(name) || namesShownValue(entry)
  }

  /// Tells whether a bare name, or a path from one, is a value that is a view: `section.content`.
  private func namesShownValue(_ entry: EntryID) -> Bool {
    let words = text(entry).split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= 8, let first = words.first, let known = name(String(first)) else { return false }
    let type = words.count == 1 ? known.type : typeAlone(of: tree.bytes(entry)[...], entry)
    return type.map { viewType(of: $0) != nil } ?? false
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
    case .int: return kind == .number && !text(entry).contains(".")
    case .bool: return kind == .boolean
    case .localizedStringKey where surroundings.takesTexts && textNode(entry) != nil: return true
    case .string, .localizedStringKey: return kind == .string || kind == .number || kind == .boolean
    case .optional(.localizedStringKey) where textNode(entry) != nil: return true
    case .optional(let wrapped): return kind == .null || fits(entry, wrapped)
    case .array: return kind == .sequence
    case .named(let id): return fits(entry, document.types[id])
    case .unknown, .null, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .applied, .tuple, .binding,
      .metatype:
      return true
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
    case .mapping where declaration.hidesMembers: currencyFormat(entry, of: declaration.name) != nil
    case .mapping: pairs(of: entry).allSatisfy { pair in declaration.fields.contains { $0.name == text(pair.key) } }
    case .null, .boolean, .number: false
    }
  }
}
