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

  /// Values of one type by their names.
  mutating func dictionary(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
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
}
