import GalleyExpressions
import GalleyFormats
import GalleySource

// What is said of patterns that cannot be.

extension Checker {
  /// A pattern with names for all values, as it is written.
  private func pattern(_ name: String, _ names: [String]) -> String {
    Sketch.mapping([(name, .list(names.map { $0 == "_" ? .name("_") : .text($0) }))])
      .inline(isJSON: tree.hasKeysInQuotes)
  }

  private func names(of payload: [TypeDeclaration.Field]) -> [String] {
    payload.map { $0.name.isEmpty ? "value" : $0.name }
  }

  /// Says that the names of a case's values are a list, and writes one.
  ///
  /// The names are known to what the case shows.
  mutating func valuesNotNamed(
    _ values: EntryID, _ payload: [TypeDeclaration.Field], of name: String, in entry: EntryID
  ) -> Diagnostic {
    var names = names(of: payload)
    if tree.kind(values) == .string, payload.count == 1 { names = [text(values)] }
    if tree.kind(values) == .mapping {
      names = payload.map { field in
        value(of: field.name.isEmpty ? "_" : field.name, in: values).map { text($0) } ?? "_"
      }
    }
    let areNames = names.allSatisfy { isValueName($0) }
    if !areNames { names = self.names(of: payload) }
    for (name, field) in zip(names, payload) where name != "_" { _ = declare(name, field.type) }
    let mend = pattern(name, names)
    return Diagnostic(
      .wrongType, "the values of `\(name)` get their names in a list, and this is \(describe(values))",
      at: span(values), label: "write `\(mend)`",
      help: ["`_` skips a value; a comparison with one is an `if` in `then`"],
      expected: [mend], fix: areNames ? TextEdit(span: span(entry), replacement: mend) : nil)
  }

  func wrongCount(
    _ count: Int, _ payload: [TypeDeclaration.Field], of name: String, in entry: EntryID
  ) -> Diagnostic {
    let mend = pattern(name, names(of: payload))
    let values = payload.count == 1 ? "one value" : "\(payload.count) values"
    let given = count == 1 ? "one name is" : "\(count) names are"
    return Diagnostic(
      .wrongType, "`\(name)` has \(values), and \(given) given", at: span(entry), label: "write `\(mend)`",
      help: ["`_` skips a value, and `\(name)` alone all of them"], expected: [mend])
  }

  func sameName(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .duplicateDefinition, "`\(text(entry))` stands for two values", at: span(entry), label: "the second one",
      help: ["`_` skips a value"])
  }

  /// Says that a pattern is Swift, `.loaded(let items)`, and writes it as a mapping; nil for any other value.
  ///
  /// The names are known to what the case shows.
  mutating func swiftPattern(_ entry: EntryID, _ type: ValueType) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 200, text(entry).hasSuffix(")"),
      case .named(let id) = type.unwrapped, document.types[id].hasAssociatedValues
    else { return nil }
    let isMarked = text(entry).hasPrefix("$(")
    var words = isMarked ? text(entry).dropFirst(2).dropLast() : text(entry)[...]
    // Without a name in it, an expression is a value to compare with.
    if isMarked, !words.contains("let "), !words.contains("var ") { return nil }
    for keyword in ["case ", "let ", "var "] where words.hasPrefix(keyword) { words = words.dropFirst(keyword.count) }
    guard let open = words.firstIndex(of: "("), words.hasSuffix(")") else { return nil }
    let name = String(words[..<open].split(separator: ".").last ?? "")
    guard let declared = document.types[id].cases.first(where: { $0.name == name && !$0.payload.isEmpty }) else {
      return nil
    }
    let names = words[words.index(after: open)...].dropLast().split(separator: ",").map { part in
      let value = (part.split(separator: ":").last ?? "").trimmingSpaces
      let isDeclared = value.hasPrefix("let ") || value.hasPrefix("var ")
      return String((isDeclared ? value.dropFirst(4) : value).trimmingSpaces)
    }
    guard names.count == declared.payload.count, names.allSatisfy({ isValueName($0) }) else { return nil }
    for (name, field) in zip(names, declared.payload) where name != "_" { _ = declare(name, field.type) }
    let mend = pattern(name, names)
    return Diagnostic(
      .swiftSource, "`\(text(entry))` is Swift: a pattern is a mapping from the case to names for its values",
      at: span(entry), label: "write `\(mend)`", expected: [mend],
      fix: TextEdit(span: span(entry), replacement: mend))
  }

  private func isValueName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return (first.properties.isXIDStart || first == "_") && !first.properties.isUppercase
      && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
