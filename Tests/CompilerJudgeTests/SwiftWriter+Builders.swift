import GalleyFormats

extension SwiftWriter {
  func conditional(_ entry: EntryID, _ condition: EntryID) throws -> String {
    guard let then = tree.value(of: "then", in: entry) else { throw Unsupported("if without then") }
    if tree.value(of: "platform", in: condition) != nil { return try compiled(entry).map { try block($0) } ?? "" }
    var result = "if \(try clauses(condition)) {\n\(try block(then))\n}"
    if let others = tree.value(of: "elseIf", in: entry) {
      for other in tree.elements(others) {
        guard let when = tree.value(of: "when", in: other), let then = tree.value(of: "then", in: other) else {
          continue
        }
        result += " else if \(try clauses(when)) {\n\(try block(then))\n}"
      }
    }
    if let otherwise = tree.value(of: "else", in: entry) { result += " else {\n\(try block(otherwise))\n}" }
    return result
  }

  /// What iOS takes of a condition of compilation: the compiler here has none of the platforms.
  func compiled(_ entry: EntryID) throws -> EntryID? {
    guard let condition = tree.value(of: "if", in: entry), let names = tree.value(of: "platform", in: condition) else {
      throw Unsupported("a condition")
    }
    if tree.value(of: "elseIf", in: entry) != nil { throw Unsupported("a chain of conditions of compilation") }
    let platforms = tree.kind(names) == .sequence ? tree.elements(names).map { tree.text($0) } : [tree.text(names)]
    return tree.value(of: platforms.contains("iOS") ? "then" : "else", in: entry)
  }

  private func clauses(_ entry: EntryID) throws -> String {
    switch tree.kind(entry) {
    case .sequence: return try tree.elements(entry).map { try clauses($0) }.joined(separator: ", ")
    case .mapping:
      if let name = tree.value(of: "let", in: entry), let value = tree.value(of: "be", in: entry) {
        return "let \(tree.text(name)) = \(try any(value))"
      }
      if let pattern = tree.value(of: "case", in: entry), let value = tree.value(of: "be", in: entry) {
        return "case \(try self.pattern(pattern)) = \(try any(value))"
      }
      if let releases = tree.value(of: "available", in: entry) {
        return "#available(\(tree.elements(releases).map { tree.text($0) }.joined(separator: ", ")), *)"
      }
      throw Unsupported("a condition")
    default: return try any(entry)
    }
  }

  func selection(_ entry: EntryID, _ subject: EntryID) throws -> String {
    var result = "switch \(try any(subject)) {\n"
    if let cases = tree.value(of: "cases", in: entry) {
      for item in tree.elements(cases) {
        guard let pattern = tree.value(of: "case", in: item), let then = tree.value(of: "then", in: item) else {
          continue
        }
        let patterns = tree.kind(pattern) == .sequence ? Array(tree.elements(pattern)) : [pattern]
        result += "case \(try patterns.map(self.pattern).joined(separator: ", ")):\n\(try branch(then))\n"
      }
    }
    if let otherwise = tree.value(of: "default", in: entry) { result += "default:\n\(try branch(otherwise))\n" }
    return result + "}"
  }

  /// A branch of a `switch` must have a statement.
  private func branch(_ entry: EntryID) throws -> String {
    let statements = try block(entry)
    return statements.isEmpty ? "EmptyView()" : statements
  }

  /// Tells whether a bare name is a case of one of the document's enumerations.
  private func isDeclaredCase(_ name: String) -> Bool {
    let types = tree.value(of: "types", in: tree.root).map { Array(tree.pairs($0)) } ?? []
    return types.contains { type in
      guard let cases = tree.value(of: "cases", in: type.value) else { return false }
      let names = tree.kind(cases) == .mapping ? tree.pairs(cases).map(\.key) : Array(tree.elements(cases))
      return names.contains { tree.text($0) == name }
    }
  }

  private func pattern(_ entry: EntryID) throws -> String {
    if tree.kind(entry) == .mapping, let (name, values) = tree.pairs(entry).first(where: { _ in true }) {
      let names = tree.elements(values).map { tree.text($0) == "_" ? "_" : "let \(tree.text($0))" }
      return ".\(tree.text(name))(\(names.joined(separator: ", ")))"
    }
    if tree.kind(entry) == .string, isDeclaredCase(tree.text(entry)) { return ".\(tree.text(entry))" }
    let text = try any(entry)
    let inner = text.dropFirst().dropLast()
    if tree.kind(entry) == .string, inner.contains("..") || inner.hasPrefix(".") { return String(inner) }
    return text
  }

  /// The view that a container is told the parts of, with the label that says which; nil where there is none.
  private func told(_ entry: EntryID) -> (label: String, view: EntryID)? {
    for (label, key) in [("subviews", "subviews" as StaticString), ("sections", "sections")] {
      if let view = tree.value(of: key, in: entry) { return (label, view) }
    }
    return nil
  }

  /// `Group(subviews:)` and `Group(sections:)`; nil for another group.
  func groupOfSubviews(_ entry: EntryID) throws -> String? {
    guard tree.kind(entry) == .mapping, let told = told(entry),
      let content = tree.value(of: "content", in: entry), tree.kind(content) == .mapping,
      let name = tree.value(of: "parameters", in: content).flatMap({ tree.elements($0).first { _ in true } }),
      let body = tree.value(of: "body", in: content)
    else { return nil }
    return "Group(\(told.label): \(try view(told.view)), transform: { \(tree.text(name)) in\n\(try block(body))\n})"
  }

  func forEach(_ entry: EntryID) throws -> String {
    if let told = told(entry), let content = tree.value(of: "content", in: entry) {
      let item = tree.value(of: "item", in: entry).map { tree.text($0) } ?? "item"
      return "ForEach(\(told.label): \(try view(told.view)), content: { \(item) in\n\(try block(content))\n})"
    }
    guard let data = tree.value(of: "data", in: entry), let content = tree.value(of: "content", in: entry) else {
      throw Unsupported("ForEach without data")
    }
    if tree.value(of: "editActions", in: entry) != nil { throw Unsupported("edit actions") }
    let item = tree.value(of: "item", in: entry).map { tree.text($0) } ?? "item"
    var id = ""
    if let path = tree.value(of: "id", in: entry) { id = ", id: \\.\(tree.text(path))" }
    let written = try loopData(data)
    // An array without a record's id is told by its members, and so is a range that includes its end.
    if id.isEmpty && (written.hasPrefix("[") || written.contains("...")) { id = ", id: \\.self" }
    return "ForEach(\(written)\(id), content: { \(item) in\n\(try block(content))\n})"
  }
}
