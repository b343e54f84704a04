import GalleyFormats
import GalleySource

// `if` and `switch`, which choose between views, in the place of a value or among arguments.

extension TreeReading {
  /// Says that a value which depends on a condition is an expression, and no `if` with branches; nil for anything else.
  func choiceAsMapping(_ entry: EntryID, of name: String, isText: Bool = false) -> Diagnostic? {
    guard tree.kind(entry) == .mapping,
      let word = ["if", "switch"].first(where: { tree.value(of: $0, in: entry) != nil })
    else { return nil }
    let mend = choice(entry, isText: isText).map {
      "\"$(\($0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")))\""
    }
    return Diagnostic(
      .wrongType, "`\(word)` makes a choice between views, and `\(name)` is a value", at: span(entry),
      label: mend.map { "write `\($0)`" },
      help: [
        "a choice between values is an expression, with a value for either case: `\"$(condition ? … : …)\"`"
      ],
      fix: mend.map { TextEdit(span: span(entry), replacement: $0) })
  }

  /// The expression that a choice between plain values stands for; nil if there is more in it.
  private func choice(_ entry: EntryID, isText: Bool) -> String? {
    if let condition = tree.value(of: "if", in: entry) {
      let condition = operand(condition, isText: false).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      guard let condition, let then = operand(tree.value(of: "then", in: entry), isText: isText),
        let otherwise = operand(tree.value(of: "else", in: entry), isText: isText)
      else { return nil }
      return "\(condition) ? \(then) : \(otherwise)"
    }
    guard let subject = operand(tree.value(of: "switch", in: entry), isText: false),
      let cases = tree.value(of: "cases", in: entry), tree.kind(cases) == .sequence,
      let otherwise = operand(tree.value(of: "default", in: entry), isText: isText)
    else { return nil }
    var written = ""
    for element in tree.elements(cases) {
      guard tree.kind(element) == .mapping, let pattern = operand(tree.value(of: "case", in: element), isText: false),
        let then = operand(tree.value(of: "then", in: element), isText: isText), written.utf8.count < 200
      else { return nil }
      written += "\(subject) == \(pattern) ? \(then) : "
    }
    return written + otherwise
  }

  /// A scalar as it stands in an expression: a bare name is a case, or a text where texts are meant.
  private func operand(_ entry: EntryID?, isText: Bool) -> String? {
    guard let entry, tree.kind(entry) != .mapping, tree.kind(entry) != .sequence else { return nil }
    let written = text(entry)
    if written.hasPrefix("$("), written.hasSuffix(")") { return String(written.dropFirst(2).dropLast()) }
    guard tree.kind(entry) == .string || isText else { return written }
    let isName = written.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    if isName, !isText { return ".\(written)" }
    return written.contains("\"") || written.contains("\\") ? nil : "\"\(written)\""
  }
}

extension Checker {
  /// Says where a choice belongs that stands among the arguments of a call; nil if there is none.
  func choiceBelow(_ callee: Callee, _ value: EntryID) -> Diagnostic? {
    guard let pair = pairs(of: value).first(where: { text($0.key) == "if" || text($0.key) == "switch" }) else {
      return nil
    }
    let takesText = callee.signatures.contains { signature in
      signature.primary.map { [.string, .localizedStringKey].contains(signature.parameters[$0].kind) } ?? false
    }
    guard callee.takesContent else { return choiceAsMapping(value, of: callee.name, isText: takesText) }
    let branches = ["then", "else", "cases", "content"].compactMap { tree.value(of: $0, in: value) }
    guard branches.contains(where: { tree.kind($0) == .sequence || isNodeMapping($0) }) else {
      return choiceAsMapping(value, of: callee.name, isText: takesText)
    }
    return choiceOfViews(callee, value, pair.key)
  }

  private func choiceOfViews(_ callee: Callee, _ value: EntryID, _ word: EntryID) -> Diagnostic {
    let pairs = pairs(of: value)
    let content = pairs.first { text($0.key) == "content" }?.key
    let isAlone = pairs.allSatisfy { ["if", "content", "else"].contains(text($0.key)) }
    let hasOthers = content != nil && !isAlone
    let quote = isInDoubleQuotes(word) ? "\"" : ""
    let source = tree.entrySource(value)
    var edit: TextEdit?
    if let content, isAlone { edit = TextEdit(span: contentSpan(content), replacement: "then") }
    if content == nil, source.hasPrefix("{") {
      let form = text(word) == BuilderForm.condition.name ? BuilderForm.condition : .choice
      let ofChoice = pairs.filter { form.words.contains(text($0.key)) }
      let arguments = pairs.filter { pair in !ofChoice.contains { $0.key == pair.key } }
      let choice = Sketch.mapping(ofChoice.map { (text($0.key), Sketch(tree, $0.value)) })
      edit =
        arguments.isEmpty
        ? TextEdit(span: span(value), replacement: "{ \(quote)content\(quote): \(source) }")
        : TextEdit(
          span: span(value),
          replacement: Sketch.mapping(arguments.map { (text($0.key), Sketch(tree, $0.value)) } + [("content", choice)])
            .inline(isJSON: !quote.isEmpty))
    }
    return Diagnostic(
      .misplacedKey, "`\(text(word))` stands among the arguments of `\(callee.name)`, and it is a view of its own",
      at: span(word),
      label: content != nil && !hasOthers
        ? "write `then` in the place of `content`" : "write `content: { \(text(word)): … }`",
      help: ["`{ \(callee.name): { content: { if: $(condition), then: { Text: a } } } }`"], fix: edit)
  }
}
