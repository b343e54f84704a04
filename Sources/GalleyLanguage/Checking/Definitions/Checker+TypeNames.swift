import GalleyExpressions
import GalleyFormats
import GalleySource

// Names of types that do not exist, and what was meant by them.

extension Checker {
  mutating func unknownType(_ entry: EntryID) -> Diagnostic {
    let isName = tree.kind(entry) == .string
    let meant = isName && text(entry).utf8.count <= 80 ? meantType(text(entry)) : nil
    let needsQuotes = meant.map { $0.utf8.contains { "[]?:".utf8.contains($0) } } ?? false
    let isQuoted = tree.entries[entry].flags.contains(.quoted)
    return Diagnostic(
      .unknownType, "there is no type \(isName ? "`\(shortened(text(entry)))`" : describe(entry))", at: span(entry),
      label: meant.map { "did you mean `\($0)`?" },
      help: ["types are `Int`, `Double`, `String`, `Bool`, `[T]`, `T?`, SwiftUI's own and those under `types`"],
      expected: meant.map { [$0] } ?? [],
      fix: meant.map {
        TextEdit(
          span: isQuoted ? contentSpan(entry) : span(entry), replacement: needsQuotes && !isQuoted ? quotedYAML($0) : $0
        )
      })
  }

  /// The complaint about the type of a parameter; a text where nothing but a type is taken was meant for its default.
  mutating func unknownType(ofParameter entry: EntryID, isAlone: Bool) -> Diagnostic {
    var problem = unknownType(entry)
    guard isAlone, problem.fix == nil, tree.kind(entry) == .string else { return problem }
    let mend = Sketch.mapping([("type", .name("String")), ("default", Sketch(tree, entry))])
    problem.label = "if it is the default, write `\(mend.inline(isJSON: tree.hasKeysInQuotes))`"
    return problem
  }

  /// The type that was meant by a name that is none: in the notation of another language, or with a slip of the pen.
  private mutating func meantType(_ written: String) -> String? {
    let name = String(written.trimmingSpaces)
    if let wrapped = ["@Binding ", "Binding "].first(where: { name.hasPrefix($0) }) {
      return element(name.dropFirst(wrapped.count)).map { "Binding<\($0)>" }
    }
    if name.hasPrefix("@ViewBuilder") { return "ViewBuilder" }
    if name.hasSuffix("[]") { return element(name.dropLast(2)).map { "[\($0)]" } }
    if name.hasSuffix("?") { return element(name.dropLast()).map { "\($0)?" } }
    if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
      return element(name.dropFirst().dropLast()).map { "[\($0)]" }
    }
    if name.hasSuffix(">"), let open = name.firstIndex(of: "<") {
      let inside = name[name.index(after: open)...].dropLast()
      switch name[..<open].lowercased() {
      case "array", "list", "sequence": return element(inside).map { "[\($0)]" }
      case "optional", "maybe": return element(inside).map { "\($0)?" }
      case "dictionary", "map", "record":
        let parts = inside.split(separator: ",").map { String($0.trimmingSpaces) }
        guard parts.count == 2, let key = element(parts[0]), let value = element(parts[1]) else { return nil }
        return "[\(key): \(value)]"
      default: return nil
      }
    }
    if let meant = Synonyms.type(for: name) { return meant }
    let own = Self.plainTypes + definitions.types.map { document.types[$0].name } + ["ViewBuilder", "Binding"]
    return spelling(of: name) { _ in own }.closest
      ?? Suggestions.certain(for: name, in: document.types.names)
  }

  /// A type inside the notation of another: one that exists, or the one that was meant.
  private mutating func element(_ name: some StringProtocol) -> String? {
    let name = String(name.trimmingSpaces)
    guard !name.isEmpty else { return nil }
    return type(named: name) != nil ? name : meantType(name)
  }

  static let plainTypes = ["Int", "Double", "String", "Bool"]

  /// What a value of each plain type may begin with.
  private static let initialValues = [
    "Int": "0", "Double": "0", "CGFloat": "0", "Float": "0", "Bool": "false", "String": "\"\"",
  ]

  /// Says that a name in `state` or `let` has a type and no value: `count: Int`; nil for anything else.
  func typeAsValue(_ key: EntryID, _ entry: EntryID) -> Diagnostic? {
    let elements = tree.kind(entry) == .sequence ? Array(tree.elements(entry).prefix(2)) : []
    let written = elements.count == 1 ? text(elements[0]) : tree.kind(entry) == .string ? text(entry) : ""
    guard let initial = Self.initialValues[written] else { return nil }
    let isList = elements.count == 1
    let isJSON = tree.hasKeysInQuotes
    let type: Sketch = isList ? .list([.name(written)]) : .name(written)
    let mend = Sketch.mapping([("type", type), ("value", .scalar(isList ? "[]" : initial))]).inline(isJSON: isJSON)
    return Diagnostic(
      .missingArgument, "`\(text(key))` needs a value, and `\(isList ? "[\(written)]" : written)` is a type",
      at: span(entry),
      label: "write `\(mend)`",
      help: ["the type follows from a plain value: `\(text(key)): \(isList ? "[ 1, 2 ]" : initial)`"],
      expected: ["value"], fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Warns of an empty list, and of nil, whose type nothing tells.
  mutating func noteUntyped(_ key: EntryID, _ entry: EntryID) {
    let isList = tree.kind(entry) == .sequence && tree.size(entry) == 1
    guard isList || tree.kind(entry) == .null else { return }
    let type: Sketch = isList ? .list([.name("String")]) : .text("String?")
    let value: Sketch = .scalar(isList ? "[]" : "null")
    let mend = Sketch.mapping([("type", type), ("value", value)]).inline(isJSON: tree.hasKeysInQuotes)
    var problem = Diagnostic(
      .unknownType,
      "nothing tells what `\(text(key))` is \(isList ? "a list of" : "where it is not nil"), and Swift refuses it",
      at: isList ? span(entry) : span(key),
      label: "write its type beside it: `\(mend)`")
    problem.severity = .warning
    report(problem)
  }

  /// Says that a first value is written alone: `count: { initial: 3 }`; nil for anything else.
  func initialAsKey(_ entry: EntryID, named name: String, _ valueKey: String) -> Diagnostic? {
    let pairs = pairs(of: entry)
    guard pairs.count == 1, recordType(with: [text(pairs[0].key)]) == nil,
      ["initial", "initialValue", "default", "defaultValue", "value"].contains(text(pairs[0].key))
    else { return nil }
    let value = pairs[0].value
    let isShort = !tree.entrySource(value).contains("\n")
    let isNamed = text(pairs[0].key) == valueKey
    return Diagnostic(
      .unknownKey,
      isNamed
        ? "`\(name)` has a `\(valueKey)` and no `type`: a value alone has no key"
        : "`\(name)` has no key `\(text(pairs[0].key))`: a value alone has none, and beside a `type` it is `\(valueKey)`",
      at: span(pairs[0].key),
      label: isShort ? "write `\(name): \(tree.entrySource(value))`" : "did you mean `\(valueKey)`?",
      expected: [valueKey], fix: isShort ? TextEdit(span: span(entry), replacement: tree.entrySource(value)) : nil)
  }
}
