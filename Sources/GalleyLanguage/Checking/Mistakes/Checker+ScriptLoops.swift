import GalleyExpressions
import GalleyFormats
import GalleySource

// Ranges, loops and conditions as programs write them, where the data of a loop or a view is meant.

extension Checker {
  /// Says how a range of other languages is written: `1..10`, `1 to 10`, `range(5)`; nil for any other text.
  func rangeOfOtherLanguage(_ entry: EntryID) -> Diagnostic? {
    let written = text(entry)
    guard written.utf8.count <= 60, let mend = Self.range(inOtherLanguage: written) else { return nil }
    return Diagnostic(
      .unsupportedSyntax, "`\(written)` is no range: `0..<5` is one without its end, `0...5` one with it",
      at: span(entry), label: "write `\(mend)`", expected: [mend],
      fix: TextEdit(span: contentSpan(entry), replacement: mend))
  }

  /// How other languages write ranges with their ends, and without; the longest sign comes first.
  private static let rangeSigns: [(sign: String, own: String)] = [
    ("...<", "..<"), ("..=", "..."), (" until ", "..<"), (" to ", "..."), (" through ", "..."), ("..", "..."),
  ]

  private static func range(inOtherLanguage written: String) -> String? {
    if written.hasPrefix("range("), written.hasSuffix(")") {
      let ends = written.dropFirst("range(".count).dropLast().split(separator: ",").map { String($0.trimmingSpaces) }
      guard (1...2).contains(ends.count), ends.allSatisfy(isEnd) else { return nil }
      return ends.count == 1 ? "0..<\(ends[0])" : "\(ends[0])..<\(ends[1])"
    }
    for (sign, own) in rangeSigns {
      let ends = written.split(separator: sign, omittingEmptySubsequences: false).map { String($0.trimmingSpaces) }
      if ends.count == 2, ends.allSatisfy(isEnd) { return "\(ends[0])\(own)\(ends[1])" }
    }
    let ends = written.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first < last else { return nil }
    return "\(first)...\(last)"
  }

  /// Tells whether a range can end so: at a number or a name.
  private static func isEnd(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Says that a loop of views goes through the list itself: `data: items.map(x)`; nil for any other text.
  func dataOfScript(_ entry: EntryID) -> Diagnostic? {
    let written = text(entry)
    let methods: Set = ["map", "forEach", "filter", "indices", "enumerated", "entries", "keys"]
    let path = written.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard written.utf8.count <= 200, written.hasSuffix(")"), let dot = path.lastIndex(of: "."),
      methods.contains(String(path[path.index(after: dot)...])), let list = name(String(path[..<dot])),
      let element = list.type.withoutBinding.element
    else { return nil }
    let needsID =
      memberType("id", of: element) == nil && !isOwnIdentity(element)
      && mapping(around: entry).map { tree.value(of: "id", in: $0) == nil } ?? false
    let id = needsID ? insertion(of: "id", "self", behind: entry)?.replacement ?? "" : ""
    let quote = isInDoubleQuotes(entry) ? "\"" : ""
    return Diagnostic(
      .swiftSource, "`\(shortened(written))` is a loop of a program: a loop of views goes through the list itself",
      at: span(entry), label: "write `$(\(path[..<dot]))`", help: ["`content` is the view of one element, `item`"],
      fix: TextEdit(span: span(entry), replacement: "\(quote)$(\(path[..<dot]))\(quote)\(id)"))
  }

  /// Says that a view which depends on a condition stands below `if`: `$(on && Text(a))`; nil for any other text.
  func choiceOfScript(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string else { return nil }
    return choice(inScript: text(entry), at: span(entry))
  }

  /// The same of a text that YAML splits at its colon: `isOn ? Text(a) : Text(b)`; nil for any other pair.
  func choiceInPair(_ key: EntryID) -> Diagnostic? {
    guard let value = value(ofKey: key), [.string, .null].contains(tree.kind(value)), text(key).contains(")") else {
      return nil
    }
    let then = text(key)
    let otherwise = tree.kind(value) == .null ? "nil" : text(value)
    if then.contains(" ? ") { return choice(inScript: "\(then) : \(otherwise)", at: pairSpan(key, value)) }
    guard then.hasSuffix(")"), let first = viewOfScript(then), let second = viewOfScript(otherwise) else { return nil }
    let mend = Sketch.mapping([("if", .text("$(…)")), ("then", first), ("else", second)])
      .inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "these are the two halves of a choice between views, which stands below `if`",
      at: pairSpan(key, value), label: "write `\(mend)`", help: ["the condition is an expression: `$(isOn)`"])
  }

  private func choice(inScript written: String, at place: SourceSpan) -> Diagnostic? {
    guard written.utf8.count <= 200 else { return nil }
    var inside = written[...]
    let isWhole = !inside.hasPrefix("$(") || SwiftCall.closing(inside.dropFirst()) == inside.indices.last
    for open in ["$(", "{"] where isWhole && inside.hasPrefix(open) {
      inside = inside.dropFirst(open.count).dropLast()
    }
    var node: [(key: String, value: Sketch)]?
    let parts = inside.split(separator: "&&").map { String($0.trimmingSpaces) }
    if parts.count > 1, let view = viewOfScript(parts[parts.count - 1]) {
      node = [("if", .text("$(\(parts.dropLast().joined(separator: " && ")))")), ("then", view)]
    } else if let mark = inside.firstIndex(of: "?") {
      let branches = inside[inside.index(after: mark)...].split(separator: " : ").map { String($0.trimmingSpaces) }
      guard branches.count == 2, let then = viewOfScript(branches[0]) else { return nil }
      let condition = String(inside[..<mark].trimmingSpaces)
      node = [("if", .text(condition.hasPrefix("$(") ? condition : "$(\(condition))")), ("then", then)]
      if branches[1] != "null", branches[1] != "nil" {
        guard let otherwise = viewOfScript(branches[1]) else { return nil }
        node?.append(("else", otherwise))
      }
    }
    guard let node else { return nil }
    let mend = Sketch.mapping(node).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource,
      "`\(shortened(written))` is an expression, and a view that depends on a condition stands below `if`",
      at: place, label: "write `\(mend)`", fix: TextEdit(span: place, replacement: mend))
  }

  /// Says that a constant of a block is a node: `let x = 5`; nil for any other text.
  mutating func constantInSwift(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 200 else { return nil }
    let parts = text(entry).split(separator: "=", maxSplits: 1).map { String($0.trimmingSpaces) }
    guard parts.count == 2, let word = ["let ", "var ", "const "].first(where: { parts[0].hasPrefix($0) }) else {
      return nil
    }
    let name = String(parts[0].dropFirst(word.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { return nil }
    _ = declare(name, .unknown)
    let mend = constant(inScript: parts[1]).map {
      Sketch.mapping([("let", .mapping([(name, $0)]))]).inline(isJSON: tree.hasKeysInQuotes)
    }
    return Diagnostic(
      .swiftSource, "`\(shortened(text(entry)))` declares a constant, and those of a block stand below `let`",
      at: span(entry), label: mend.map { "write `\($0)`" } ?? "write `{ let: { \(name): … } }`",
      fix: mend.map { TextEdit(span: span(entry), replacement: $0) })
  }

  /// The value of a constant in Swift or JavaScript; nil for one that no expression is written like.
  private func constant(inScript written: String) -> Sketch? {
    if Double(written) != nil || Bool(written) != nil || written.first == "\"" { return .scalar(written) }
    if written.count > 1, let quote = written.first, quote == "'", written.last == quote {
      return .text(String(written.dropFirst().dropLast()))
    }
    return written.first.map { "={".contains($0) } ?? true ? nil : .text("$(\(written))")
  }

  /// A view as Swift or JavaScript writes it, in this language; nil for anything else.
  func viewOfScript(_ written: String) -> Sketch? {
    if written.first == "<" { return viewOfMarkup(written) }
    guard let calls = SwiftCall.chain(written), let view = calls.first, isKnownName(view.name),
      view.name.first?.isUppercase == true, let node = sketch(ofView: calls)
    else { return nil }
    if case .name(let name) = node { return .mapping([(name, .scalar(""))]) }
    return node
  }
}
