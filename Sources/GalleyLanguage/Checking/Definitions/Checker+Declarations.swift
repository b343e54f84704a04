import GalleyExpressions
import GalleyFormats
import GalleySource

// Names with their values or types in the forms of Swift, or in a list.

extension Checker {
  /// The names in a list where a mapping of names is meant.
  func namesInList(_ entry: EntryID) -> [EntryID] {
    tree.elements(entry).flatMap { element -> [EntryID] in
      switch tree.kind(element) {
      case .mapping: nameInside(element).map { [$0.name] } ?? pairs(of: element).map(\.key)
      case .string: [element]
      case .null, .boolean, .number, .sequence: []
      }
    }
  }

  /// The name and the value in a mapping such as `{ name: count, value: 0 }`; nil for any other.
  private func nameInside(_ element: EntryID) -> (name: EntryID, value: Sketch)? {
    guard let name = tree.value(of: "name", in: element), tree.kind(name) == .string else { return nil }
    let others = pairs(of: element).filter { $0.value != name }
    let known: Set = ["value", "initial", "initialValue", "default", "defaultValue", "type"]
    guard !others.isEmpty, others.allSatisfy({ known.contains(text($0.key)) }) else { return nil }
    guard others.count > 1 else { return (name, Sketch(tree, others[0].value)) }
    return (name, .mapping(others.map { (text($0.key) == "type" ? "type" : "value", Sketch(tree, $0.value)) }))
  }

  /// Says that names with values or types are a mapping, and no list.
  func namesAsList(_ entry: EntryID, of keyword: String, wanted: String) -> Diagnostic {
    let elements = Array(tree.elements(entry).prefix(21))
    let pairs = elements.compactMap { element -> String? in
      switch tree.kind(element) {
      case .mapping:
        let pairs = self.pairs(of: element)
        if let (name, value) = nameInside(element) {
          return written(text(name), value, isJSON: isInDoubleQuotes(pairs[0].key))
        }
        return pairs.count == 1 ? inlinePair(pairs[0].key, pairs[0].value) : nil
      case .string where keyword == "parameters":
        let isJSON = tree.hasKeysInQuotes
        return written(text(element), .name("String"), isJSON: isJSON)
      case .string where keyword == "state":
        return written(text(element), .scalar("0"), isJSON: tree.hasKeysInQuotes)
      case .string, .null, .boolean, .number, .sequence: return nil
      }
    }
    let isComplete = !pairs.isEmpty && pairs.count == elements.count && pairs.count <= 20
    let mend = isComplete ? "{ \(pairs.joined(separator: ", ")) }" : nil
    let isGuess = elements.contains { tree.kind($0) == .string }
    let name = tree.hasKeysInQuotes ? "\"\(keyword)\"" : keyword
    return Diagnostic(
      .wrongType, "`\(keyword)` must be \(wanted), not a list", at: span(entry),
      label: mend.map { "write `\(name): \($0)`" }
        ?? words(yaml: "leave the `-` out: the name is the key", json: "write an object: the name is the key"),
      help: !isGuess
        ? []
        : keyword == "state"
          ? ["each name has its initial value, whose type follows: `0`, `0.5`, `\"\"`, `false`, `[]`"]
          : ["each name has its type: `String`, `Int`, `Double`, `Bool`, `Color`, `ViewBuilder`, `Action` …"],
      fix: mend.map { TextEdit(span: span(entry), replacement: $0) })
  }

  /// Says that a name or its value is declared as in Swift: `count: Int = 0`, `@State count: 0`; nil for any other.
  ///
  /// What is expected is the name that is meant.
  func swiftDeclaration(_ key: EntryID, _ value: EntryID, valueKey: String = "value") -> Diagnostic? {
    if let problem = nameInSwift(key, value) { return problem }
    guard tree.kind(value) == .string, !tree.entries[value].flags.contains(.quoted),
      tree.bytes(value).count <= 200
    else { return nil }
    let parts = text(value).split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
    guard parts.count == 2, text(value).contains(" = "), !parts[0].isEmpty, !parts[1].isEmpty,
      type(named: parts[0]) != nil
    else { return nil }
    let needsQuotes = parts[0].utf8.contains { "[]?:,".utf8.contains($0) }
    let written = parts[1] == "nil" ? "null" : parts[1]
    let mend = "{ type: \(needsQuotes ? quotedYAML(parts[0]) : parts[0]), \(valueKey): \(written) }"
    return Diagnostic(
      .swiftSource,
      "`\(text(key)): \(shortened(text(value)))` is Swift, and a type and its value have keys of their own",
      at: span(value), label: "write `\(mend)`", expected: [text(key)],
      fix: TextEdit(span: span(value), replacement: mend))
  }

  /// Says that a name has words of Swift before it: `@State private var count`.
  func nameInSwift(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    if let problem = assignmentAsKey(key, value) { return problem }
    guard let name = bareName(inSwift: key) else { return nil }
    if isBindingInSwift(key), let mend = parameterPair(key, value) {
      return Diagnostic(
        .swiftSource, "`\(text(key))` is Swift: a binding is a parameter whose type is a `Binding`",
        at: span(key), label: "write `\(mend)`", expected: [name],
        fix: TextEdit(span: pairSpan(key, value), replacement: mend))
    }
    return Diagnostic(
      .swiftSource, "`\(text(key))` is Swift, and the key is the bare name", at: span(key),
      label: "write `\(name)`", expected: [name], fix: TextEdit(span: contentSpan(key), replacement: name))
  }

  /// Says that a sign of equality stands in the place of a colon: `let: { x = 3 }`; nil for any other key.
  private func assignmentAsKey(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    let parts = text(key).split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
    guard tree.kind(value) == .null, span(value).length == 0, parts.count == 2, !parts[1].isEmpty,
      let name = parts[0].split(separator: " ").last, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !isInDoubleQuotes(key)
    else { return nil }
    let mend = "\(name): \(parts[1])"
    return Diagnostic(
      .missingColon, "a value stands behind a colon, and `\(text(key))` is one key", at: span(key),
      label: "write `\(mend)`", expected: [String(name)], fix: TextEdit(span: span(key), replacement: mend))
  }

  /// The name behind the words of Swift in a key, `@State private var count`; nil for any other key.
  private func bareName(inSwift key: EntryID) -> String? {
    let words = text(key).split(separator: " ")
    guard words.count > 1, words.count <= 6, let name = words.last,
      words.dropLast().allSatisfy({ $0.hasPrefix("@") || ["var", "let", "private", "public", "static"].contains($0) })
    else { return nil }
    return String(name)
  }

  /// Tells whether a name is declared as a binding of Swift: `@Binding var on`.
  func isBindingInSwift(_ key: EntryID) -> Bool { text(key).hasPrefix("@Binding ") }

  /// A parameter as it is written here: `@Binding var on: Bool` is `on: Binding<Bool>`; nil for what is too long.
  private func parameterPair(_ key: EntryID, _ value: EntryID) -> String? {
    guard let name = bareName(inSwift: key), tree.kind(value) == .string else { return inlinePair(key, value) }
    let type = isBindingInSwift(key) ? "Binding<\(text(value))>" : text(value)
    return written(name, .name(type), isJSON: isInDoubleQuotes(key) && tree.hasKeysInQuotes)
  }

  /// The parameters of a definition that stand among its keys: `Card: { title: String, body: … }`.
  func misplacedParameters(_ entry: EntryID, allowed: [String]) -> [(key: EntryID, value: EntryID)] {
    guard allowed.contains("parameters"), tree.kind(entry) == .mapping, tree.value(of: "parameters", in: entry) == nil
    else { return [] }
    return pairs(of: entry).filter { key, value in
      !allowed.contains(text(key)) && tree.kind(value) == .string && !isUpperCase(key)
        && (type(named: text(value)) != nil || text(value) == "ViewBuilder")
    }
  }

  /// Says that parameters stand among the keys of their definition.
  func misplacedParameters(
    _ parameters: [(key: EntryID, value: EntryID)], of kind: String, in entry: EntryID
  ) -> Diagnostic {
    let names = list(parameters.map { text($0.key) })
    let isOne = parameters.count == 1
    let written = parameters.compactMap { parameterPair($0.key, $0.value) }
    let quote = tree.hasKeysInQuotes ? "\"" : ""
    let mend =
      written.count == parameters.count
      ? "\(quote)parameters\(quote): { \(written.joined(separator: ", ")) }" : nil
    let isRun = zip(parameters, parameters.dropFirst()).allSatisfy { $0.value.next == $1.key }
    let sourceSpan = pairSpan(parameters[0].key, parameters[parameters.count - 1].value)
    return Diagnostic(
      .unknownKey,
      "`\(kind)` has no \(isOne ? "key" : "keys") \(names): a definition's parameters stand under `parameters`",
      at: span(parameters[0].key),
      label: mend.map { "write `\($0)`" } ?? "move \(isOne ? "it" : "them") below `parameters`",
      expected: ["parameters"],
      fix: isRun ? mend.map { TextEdit(span: sourceSpan, replacement: $0) } : nil)
  }
}
