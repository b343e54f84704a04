import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

extension Checker {
  /// Checks the value of one argument; nil after a diagnostic.
  mutating func checkArgument(_ entry: EntryID, _ parameter: Parameter, of callee: String) -> CheckedArgument.Content? {
    if tree.kind(entry) == .null, !parameter.kind.isContent {
      guard parameter.isOptional else {
        report(nilNotAllowed(entry, parameter, of: callee))
        return nil
      }
      return constant(.null, .null)
    }
    switch parameter.kind {
    case .value(let type): return value(entry, type, named: parameter.label)
    case .anyValue: return anyValue(entry)
    case .style: return style(entry, named: parameter.label)
    case .content, .view: return .node(checkBlock(entry))
    case .shape: return .node(checkNode(entry))
    case .action: return .action(0)
    }
  }

  /// Stores a constant argument.
  mutating func constant(_ value: Value, _ type: ValueType) -> CheckedArgument.Content {
    document.constants.append(CheckedConstant(value, type: type))
    return .constant(Int32(document.constants.count - 1))
  }

  private mutating func value(_ entry: EntryID, _ type: ValueType, named name: String) -> CheckedArgument.Content? {
    literal(entry, type, named: name).map { constant($0, type) }
  }

  private mutating func style(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    styleLiteral(entry, named: name).map { constant(.style($0), valueType(of: $0, in: document.types)) }
  }

  /// A value of any type: its type follows from how it is written.
  private mutating func anyValue(_ entry: EntryID) -> CheckedArgument.Content? {
    switch tree.kind(entry) {
    case .boolean: return constant(.bool(tree.boolean(entry) ?? false), .bool)
    case .number:
      if case .value(let number) = tree.integer(entry) { return constant(.int(number), .int) }
      return constant(.double(tree.real(entry) ?? 0), .double)
    case .string: return constant(.string(text(entry)), .string)
    case .null, .sequence, .mapping:
      report(
        Diagnostic(
          .wrongType, "a number, text or truth value is expected here, not \(describe(entry))", at: span(entry)))
      return nil
    }
  }

  private func nilNotAllowed(_ entry: EntryID, _ parameter: Parameter, of callee: String) -> Diagnostic {
    Diagnostic(
      .nilNotAllowed, "`\(parameter.label)` of `\(callee)` cannot be `null`", at: span(entry),
      help: ["leave `\(parameter.label)` out to get its default"])
  }
}

// MARK: - Literals

extension Checker {
  /// Converts a literal to a type; nil after a diagnostic.
  mutating func literal(_ entry: EntryID, _ type: ValueType, named name: String) -> Value? {
    switch type {
    case .double: return numberLiteral(entry, named: name).map { .double($0) }
    case .int: return integerLiteral(entry, named: name).map { .int($0) }
    case .bool:
      if let value = tree.boolean(entry) { return .bool(value) }
      report(wrongType(entry, wanted: "`true` or `false`", of: name))
      return nil
    case .string:
      switch tree.kind(entry) {
      case .string, .number, .boolean: return .string(text(entry))
      case .null, .sequence, .mapping:
        report(wrongType(entry, wanted: "a text", of: name))
        return nil
      }
    case .optional(let wrapped): return tree.kind(entry) == .null ? .null : literal(entry, wrapped, named: name)
    case .named(let id): return namedLiteral(entry, id, named: name)
    default:
      report(wrongType(entry, wanted: "a value of type `\(swiftName(of: type, in: document.types))`", of: name))
      return nil
    }
  }

  mutating func numberLiteral(_ entry: EntryID, named name: String) -> Double? {
    if tree.kind(entry) == .number, let value = tree.real(entry), !value.isNaN { return value }
    if tree.kind(entry) == .string && ["infinity", ".infinity"].contains(text(entry)) { return .infinity }
    report(wrongType(entry, wanted: "a number", of: name))
    return nil
  }

  mutating func integerLiteral(_ entry: EntryID, named name: String) -> Int? {
    if tree.kind(entry) == .number, case .value(let value) = tree.integer(entry) { return value }
    report(wrongType(entry, wanted: "a whole number", of: name))
    return nil
  }

  private mutating func namedLiteral(_ entry: EntryID, _ id: TypeID, named name: String) -> Value? {
    let declaration = document.types[id]
    if declaration.traits.contains(.optionSet) { return setLiteral(entry, id, named: name) }
    switch declaration.name {
    case "Color": return colorLiteral(entry, named: name).map { .color($0) }
    case "Font": return fontLiteral(entry, named: name).map { .font($0) }
    default: break
    }
    switch declaration.kind {
    case .enumeration(let cases): return caseLiteral(entry, id, cases, named: name)
    case .structure(let fields): return structureLiteral(entry, id, fields, named: name)
    }
  }

  /// One member of an option set, or a list of them.
  private mutating func setLiteral(_ entry: EntryID, _ id: TypeID, named name: String) -> Value? {
    let cases = document.types[id].cases
    guard tree.kind(entry) == .sequence else {
      return caseLiteral(entry, id, cases, named: name).map { .array([$0]) }
    }
    var members: [Value] = []
    var isComplete = true
    for element in tree.elements(entry) {
      if let member = caseLiteral(element, id, cases, named: name) {
        members.append(member)
      } else {
        isComplete = false
      }
    }
    return isComplete ? .array(members) : nil
  }

  private mutating func caseLiteral(
    _ entry: EntryID, _ id: TypeID, _ cases: [TypeDeclaration.EnumerationCase], named name: String
  ) -> Value? {
    if tree.kind(entry) == .string || tree.kind(entry) == .boolean {
      let word = caseName(entry)
      if let index = cases.firstIndex(where: { $0.name == word && $0.payload.isEmpty }) {
        return .enumeration(id, index: index, payload: [])
      }
      if let member = document.types[id].staticMembers.first(where: { $0.name == word }) { return member.value }
    }
    let names = cases.filter(\.payload.isEmpty).map(\.name) + document.types[id].staticMembers.map(\.name)
    report(unknownCase(entry, names, named: name))
    return nil
  }

  /// A bare name without the leading dot that Swift would have.
  func caseName(_ entry: EntryID) -> String {
    let word = text(entry)
    return word.hasPrefix(".") ? String(word.dropFirst()) : word
  }

  func unknownCase(_ entry: EntryID, _ names: [String], named name: String) -> Diagnostic {
    let isName = tree.kind(entry) == .string || tree.kind(entry) == .boolean
    let suggestion = isName ? Suggestions.closest(to: caseName(entry), in: names) : nil
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be \(describe(entry))", at: span(entry),
      label: suggestion.map { "did you mean `\($0)`?" }, help: ["`\(name)` is one of \(list(names))"], expected: names,
      fix: suggestion.map { TextEdit(span: contentSpan(entry), replacement: $0) })
  }

  private mutating func structureLiteral(
    _ entry: EntryID, _ id: TypeID, _ fields: [TypeDeclaration.Field], named name: String
  ) -> Value? {
    let members = document.types[id].staticMembers
    if tree.kind(entry) == .string, !members.isEmpty {
      if let member = members.first(where: { $0.name == caseName(entry) }) { return member.value }
      report(unknownCase(entry, members.map(\.name), named: name))
      return nil
    }
    guard tree.kind(entry) == .mapping else {
      report(
        wrongType(
          entry, wanted: "a `\(document.types[id].name)` with \(list(fields.map(\.name)))", of: name))
      return nil
    }
    var values = fields.map(\.defaultValue)
    var isComplete = true
    for (key, value) in pairs(of: entry) {
      guard let index = fields.firstIndex(where: { $0.name == text(key) }) else {
        report(unknownField(key, fields.map(\.name), of: document.types[id].name))
        isComplete = false
        continue
      }
      values[index] = literal(value, fields[index].type, named: fields[index].name)
      isComplete = isComplete && values[index] != nil
    }
    let missing = zip(fields, values).filter { $0.1 == nil }.map(\.0.name)
    if isComplete && !missing.isEmpty {
      report(
        Diagnostic(
          .missingArgument, "`\(document.types[id].name)` needs \(list(missing))", at: span(entry), expected: missing))
    }
    guard isComplete, missing.isEmpty else { return nil }
    return .record(id, values.compactMap(\.self))
  }

  func unknownField(_ key: EntryID, _ names: [String], of type: String) -> Diagnostic {
    let suggestion = Suggestions.closest(to: text(key), in: names)
    return Diagnostic(
      .unknownArgument, "`\(type)` has no `\(text(key))`", at: span(key),
      label: suggestion.map { "did you mean `\($0)`?" }, help: ["\(type) takes \(list(names))"], expected: names,
      fix: suggestion.map { TextEdit(span: contentSpan(key), replacement: $0) })
  }
}
