import GalleyFormats
import GalleySource

// `else if`, `elif` and `else` where other languages have them.

extension Checker {
  /// Tells whether a key is what other languages write for `elseIf`.
  func isElseIf(_ key: EntryID) -> Bool {
    let name = text(key)
    guard name.utf8.count <= 12, name != ControlWord.elseIf.rawValue else { return false }
    return ["elseif", "elif", "elsif"].contains(String(name.lowercased().filter(\.isLetter)))
  }

  /// Says that further conditions are a list under `elseIf`, and takes the branch that follows into the edit.
  func elseIf(_ key: EntryID, _ value: EntryID, in node: EntryID) -> Diagnostic {
    let word = ControlWord.elseIf.rawValue
    let name = text(key)
    let rule = "further conditions are a list under `\(word)`"
    let message =
      name == word ? "`\(word)` has one condition behind it: \(rule)" : "`if` has no key `\(name)`: \(rule)"
    guard tree.kind(value) != .mapping, tree.kind(value) != .sequence else {
      return Diagnostic(
        .unknownKey, message, at: span(key), label: "write `\(word)`", help: ["its entries have `when` and `then`"],
        expected: [word], fix: TextEdit(span: contentSpan(key), replacement: word))
    }
    let condition = condition(value)
    let branch = branch(behind: value, in: node)
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    let shown = branch.flatMap { inlinePair($0.key, $0.value) } ?? "\(quote)then\(quote): …"
    return Diagnostic(
      .unknownKey, message, at: span(key),
      label: "write `\(quote)\(word)\(quote): [ { \(quote)when\(quote): \(condition), \(shown) } ]`",
      related: branch.map { [RelatedSpan(span: span($0.key), message: "what it shows")] } ?? [], expected: [word],
      fix: branch.flatMap { elseIfEdit(key, condition, $0) })
  }

  /// The `then` that follows a condition, though its mapping has another one.
  private func branch(behind value: EntryID, in node: EntryID) -> (key: EntryID, value: EntryID)? {
    let key = tree.end(of: value)
    guard key < tree.end(of: node), text(key) == ControlWord.then.rawValue else { return nil }
    return (key, key.next)
  }

  /// A condition as an expression, which stands in braces.
  private func condition(_ value: EntryID) -> String {
    let written = text(value)
    let expression = isTemplate(value) ? written : "$(\(written))"
    let isPlain = !isInDoubleQuotes(value) && !expression.utf8.contains { ",[]{}?:#\"'".utf8.contains($0) }
    return isPlain ? expression : isInDoubleQuotes(value) ? quotedJSON(expression) : quotedYAML(expression)
  }

  private func elseIfEdit(
    _ key: EntryID, _ condition: String, _ branch: (key: EntryID, value: EntryID)
  ) -> TextEdit? {
    let word = ControlWord.elseIf.rawValue
    let sourceSpan = pairSpan(key, branch.value)
    if let inline = inlinePair(branch.key, branch.value) {
      let quote = isInDoubleQuotes(key) ? "\"" : ""
      return TextEdit(
        span: sourceSpan, replacement: "\(quote)\(word)\(quote): [ { \(quote)when\(quote): \(condition), \(inline) } ]")
    }
    guard let column = columnOfBlockKey(key), sourceSpan.end - sourceSpan.start <= 4_000 else { return nil }
    let indentation = String(repeating: " ", count: column)
    let lines = source(of: pairSpan(branch.key, branch.value)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    return TextEdit(
      span: sourceSpan, replacement: "\(word):\n\(indentation)  - when: \(condition)\n\(indentation)\(text)")
  }

  /// The column of a key that begins its line, dashes aside; nil in brackets.
  func columnOfBlockKey(_ key: EntryID) -> Int? {
    let start = Int(span(key).start)
    var line = start
    while line > 0, tree.source[line - 1] != UInt8(ascii: "\n") {
      line -= 1
      guard tree.source[line] == 0x20 || tree.source[line] == UInt8(ascii: "-") else { return nil }
    }
    return start - line
  }

  /// Says that a branch is an item of its own in the list, and belongs to the `if` above; nil for anything else.
  func branchAsItem(_ node: EntryID, _ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard let (key, value) = keys.first, let above = surroundings.siblings.above, tree.kind(above) == .mapping,
      isElseIf(key) || [.else, .elseIf].contains(word(key).flatMap { ControlWord($0) }),
      let first = pairs(of: above).first?.key, text(first) == "if" || isElseIf(first)
    else { return nil }
    let isBelowIf = text(first) == "if"
    var edit: TextEdit?
    if isElseIf(key) {
      edit = elseIf(key, value, in: node).fix
    } else {
      edit = TextEdit(span: span(key), replacement: text(key))
    }
    if let start = edit?.span.start, start >= 2, tree.source[Int(start) - 2] == UInt8(ascii: "-"), isBelowIf {
      edit?.span.start -= 2
      edit.map { edit = TextEdit(span: $0.span, replacement: "  \($0.replacement)") }
    } else {
      edit = nil
    }
    return Diagnostic(
      .misplacedKey, "`\(text(key))` is an item of its own, and belongs to the `if` above", at: span(key),
      label: isElseIf(key)
        ? "write `elseIf: [ { when: …, then: … } ]` beside `if`, without a `-`" : "leave the `-` out",
      help: ["`if`, `then`, `elseIf` and `else` are keys of one node"], fix: edit)
  }

  /// Says that a choice between views begins with `if`: `{ when: $(on), then: … }`; nil for any other node.
  func otherWordForIf(_ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard let first = keys.first?.key, ["when", "cond", "condition", "test"].contains(text(first)),
      keys.contains(where: { text($0.key) == ControlWord.then.rawValue })
    else { return nil }
    let word = ControlWord.if.rawValue
    return Diagnostic(
      .unknownView, "there is no view `\(text(first))`: a choice between views is an `\(word)`", at: span(first),
      label: "write `\(word)`", expected: [word], fix: TextEdit(span: contentSpan(first), replacement: word))
  }

  /// Says that a branch stands among the views of the branch before it, `- else:` in `then`; nil for anything else.
  func branchAmongViews(_ key: EntryID) -> Diagnostic? {
    guard isElseIf(key) || [.else, .elseIf].contains(word(key).flatMap { ControlWord($0) }),
      let item = mapping(around: key),
      pairs(of: item).count == 1, let node = node(around: item), text(node.view) == "if",
      let value = pairs(of: item).first?.value
    else { return nil }
    var written = pairs(of: node.node).map { (key: text($0.key), value: sketch($0.value, without: item)) }
    written.append(("else", Sketch(tree, value)))
    let isShort =
      span(node.node).length <= UInt32(Self.longestMend) && !isElseIf(key)
      && text(key) == "else" && tree.value(of: "else", in: node.node) == nil
    return Diagnostic(
      .misplacedKey, "`\(text(key))` stands among the views of `then`, and is a key beside `if`", at: span(key),
      label: words(
        yaml: "leave the `-` out, and indent it like `then`", json: "write it beside `\"then\"`"),
      help: ["`if`, `then`, `elseIf` and `else` are keys of one node"],
      fix: isShort ? rewritten(node.node, as: written) : nil)
  }

  /// Says that the head of an `if` or `for` of Swift is a key; nil for any other key.
  func swiftHead(_ key: EntryID) -> Diagnostic? {
    let written = text(key)
    guard written.utf8.count <= 200, let space = written.firstIndex(of: " ") else { return nil }
    let rest = written[space...].trimmingSpaces
    switch written[..<space] {
    case "if":
      let condition = "$(\(rest.hasPrefix("$(") ? rest.dropFirst(2).dropLast() : rest))"
      return swiftHead(key, "if", writes: condition, isSure: !rest.hasPrefix("let "))
    case "for":
      let words = rest.split(separator: " ")
      guard words.count >= 3, words[1] == "in" else { return nil }
      let data = words[2...].joined(separator: " ")
      return Diagnostic(
        .swiftSource, "`\(written)` is Swift: a loop is a `ForEach` with `data` and `content`", at: span(key),
        label: "write `ForEach: { data: $(\(data)), item: \(words[0]), content: … }`",
        help: ["a list whose elements have no `id` takes `id: self`"])
    default: return nil
    }
  }

  private func swiftHead(_ key: EntryID, _ word: String, writes condition: String, isSure: Bool) -> Diagnostic {
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    let needsQuotes = condition.utf8.contains { ",[]{}?:#\"'".utf8.contains($0) }
    let head =
      "\(quote)\(word)\(quote): \(!quote.isEmpty ? quotedJSON(condition) : needsQuotes ? quotedYAML(condition) : condition)"
    let column = columnOfBlockKey(key)
    let separator = column.map { "\n" + String(repeating: " ", count: $0) } ?? ", "
    return Diagnostic(
      .swiftSource, "`\(text(key))` is Swift: the condition stands behind `\(word):`, and the views in its `then`",
      at: span(key),
      label: isSure ? "write `\(head)`, and `then:` before the views" : "write `if: { let: name, be: $(value) }`",
      fix: isSure ? TextEdit(span: span(key), replacement: "\(head)\(separator)\(quote)then\(quote)") : nil)
  }
}
