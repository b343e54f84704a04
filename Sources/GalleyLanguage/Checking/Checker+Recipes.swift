import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// How a value of a known type is computed: from a literal, its parts, or an expression.

extension Checker {
  /// A value of a type with its place; nil after a diagnostic.
  mutating func dynamicValue(_ entry: EntryID, _ type: ValueType, named name: String) -> DynamicValue? {
    guard let recipe = recipe(entry, type, named: name) else { return nil }
    return DynamicValue(recipe, type: type, span: span(entry))
  }

  /// A value of a type, in the forms of the language; nil after a diagnostic.
  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    let outer = valuePlace
    guard entersValue(at: entry) else { return nil }
    defer { valuePlace = outer }
    return checkedRecipe(entry, type, named: name).map { bounded($0, type, entry) }
  }

  /// Has a value looked at that is made of others, if its type does not say how deeply it is nested.
  func bounded(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> Recipe {
    guard case .build = recipe, document.types.isOpenEnded(type) else { return recipe }
    return .bounded(recipe, span(entry))
  }

  private mutating func checkedRecipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    if type.isLocalized { return localizedText(entry, type, named: name) }
    if tree.isTemplate(entry) {
      if let literal = literal(behind: entry, wanted: type) { return recipe(literal, type, named: name) }
      return templateRecipe(entry, expecting: type)?.recipe
    }
    switch type {
    case .double: return number(entry, named: name)
    case .int: return integer(entry, named: name)
    case .bool:
      if let value = tree.boolean(entry) { return .constant(.bool(value)) }
      report(notABoolean(entry, of: name))
      return nil
    case .string: return string(entry, named: name)
    case .optional(let wrapped):
      return tree.kind(entry) == .null ? .constant(.null) : recipe(entry, wrapped, named: name)
    case .array(let element): return array(entry, element, named: name)
    case .dictionary(_, let value): return dictionary(entry, value, named: name)
    case .range, .closedRange, .closedRealRange: return range(entry, type, named: name)
    case .named(let id): return named(entry, id, named: name)
    case .unknown: return inferred(entry)?.recipe
    case .tuple(let elements):
      let fields = elements.map { TypeDeclaration.Field($0.label, $0.type) }
      return self.fields(entry, fields, of: name).map { parts in build(parts) { .tuple($0) } }
    case .null, .applied, .binding, .metatype, .caseRange:
      report(wrongType(entry, wanted: "a value of type `\(type.spelled(in: document.types))`", of: name))
      return nil
    }
  }

  private mutating func number(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .number, let value = tree.real(entry), !value.isNaN {
      noteOldNumber(entry)
      return .constant(.double(value))
    }
    if tree.kind(entry) == .string && ["infinity", ".infinity"].contains(text(entry)) {
      return .constant(.double(.infinity))
    }
    report(notANumber(entry, wanted: "a number", of: name))
    return nil
  }

  private mutating func integer(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .number, case .value(let value) = tree.integer(entry) {
      noteOldNumber(entry)
      return .constant(.int(value))
    }
    report(notANumber(entry, wanted: "a whole number", of: name))
    return nil
  }

  private mutating func string(_ entry: EntryID, named name: String) -> Recipe? {
    switch tree.kind(entry) {
    case .string, .number, .boolean:
      noteNamesInText(entry)
      if tree.bytes(entry).first == 0xE2 { noteTypographicQuotes(entry) }
      return admitsText(at: entry) ? .constant(.string(text(entry))) : nil
    case .null, .sequence, .mapping:
      report(wrongType(entry, wanted: "a text", of: name))
      return nil
    }
  }

  private mutating func array(_ entry: EntryID, _ element: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .sequence else {
      report(columnCount(entry, element, named: name) ?? wrongType(entry, wanted: "a list", of: name))
      return nil
    }
    var parts: [Recipe] = []
    var isComplete = true
    for value in tree.elements(entry) where !isDone {
      if let part = recipe(value, element, named: name) { parts.append(part) } else { isComplete = false }
    }
    return isComplete ? build(parts) { .array($0) } : nil
  }

  /// Says how a number of columns is written: `columns: 3` is a list of three; nil for anything else.
  private func columnCount(_ entry: EntryID, _ element: ValueType, named name: String) -> Diagnostic? {
    guard element == .builtIn("GridItem"), case .value(let count)? = Optional(tree.integer(entry)),
      (1...12).contains(count)
    else { return nil }
    let mend = "[\(Array(repeating: "flexible", count: count).joined(separator: ", "))]"
    return Diagnostic(
      .wrongType, "`\(name)` must be a list of grid items, not \(describe(entry))", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  private mutating func dictionary(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping", of: name))
      return nil
    }
    var keys: [String] = []
    var parts: [Recipe] = []
    for (key, value) in pairs(of: entry) {
      guard let part = recipe(value, type, named: text(key)) else { return nil }
      keys.append(text(key))
      parts.append(part)
    }
    let names = keys
    return build(parts) { values in
      .dictionary(zip(names, values).map { Value.DictionaryEntry(key: .string($0), value: $1) })
    }
  }

  /// A range is an expression without its `$( )`: `0..<5`.
  private mutating func range(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .string else {
      report(wrongType(entry, wanted: "a range such as `0..<5` or `0...5`", of: name))
      return nil
    }
    return expressionRecipe(entry, in: 0..<tree.bytes(entry).count, expecting: type)?.recipe
  }
}
