import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// A list of values of one type.
  mutating func array(_ entry: EntryID, _ element: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .sequence else {
      report(columnCount(entry, element, named: name) ?? wrongType(entry, wanted: "a list", of: name))
      return nil
    }
    if element == .builtIn("GridItem"), let problem = columnShares(entry, named: name) {
      report(problem)
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

  /// Says that shares of a grid's room are flexible columns: `[1, 1]`, `[1fr, 1fr]`; nil for anything else.
  private func columnShares(_ list: EntryID, named name: String) -> Diagnostic? {
    let columns = Array(tree.elements(list).prefix(13))
    func isShare(_ entry: EntryID) -> Bool {
      if case .value(let share)? = Optional(tree.integer(entry)) { return (1...12).contains(share) }
      return tree.kind(entry) == .string && (text(entry).hasSuffix("fr") || text(entry) == "auto")
    }
    guard (1...12).contains(columns.count), columns.allSatisfy(isShare) else { return nil }
    let mend = "[\(Array(repeating: "flexible", count: columns.count).joined(separator: ", "))]"
    return Diagnostic(
      .wrongType,
      "`\(name)` must be grid items, and \(describe(columns[0])) is none: columns that share the room are `flexible`",
      at: span(columns[0]), label: "write `\(mend)`", help: ["a column of a fixed width is `{ fixed: 100 }`"],
      fix: TextEdit(span: span(list), replacement: mend))
  }

  /// Values of one type by their names.
  mutating func dictionary(
    _ entry: EntryID, _ keyType: ValueType, _ type: ValueType, named name: String
  ) -> Recipe? {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping", of: name))
      return nil
    }
    var keys: [Recipe] = []
    var parts: [Recipe] = []
    for (key, value) in pairs(of: entry) {
      guard let name = dictionaryKey(key, keyType), let part = recipe(value, type, named: text(key)) else { return nil }
      keys.append(name)
      parts.append(part)
    }
    return build(keys + parts) { values in
      let keys = values.prefix(values.count / 2)
      return .dictionary(zip(keys, values.suffix(keys.count)).map { Value.DictionaryEntry(key: $0, value: $1) })
    }
  }

  /// A key of a dictionary; keys of JSON are texts, also where numbers are meant.
  private mutating func dictionaryKey(_ key: EntryID, _ type: ValueType) -> Recipe? {
    switch type {
    case .string, .unknown: return .constant(.string(text(key)))
    case .int:
      if let number = Int(text(key)) { return .constant(.int(number)) }
      report(wrongType(key, wanted: "a whole number", of: "key"))
      return nil
    case .null, .bool, .double, .optional, .array, .dictionary, .range, .closedRange, .closedRealRange, .caseRange,
      .named, .applied, .tuple, .binding, .metatype:
      return recipe(key, type, named: text(key))
    }
  }
}
