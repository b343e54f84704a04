import GalleyFormats
import GalleySource

// Keys that a document, a definition or a control word has not.

extension Checker {
  mutating func unknownKey(_ key: EntryID, _ value: EntryID, given: [ControlWord]) -> Diagnostic {
    let name = text(key)
    if DocumentKey.announced.contains(name) {
      return Diagnostic(
        .unknownKey, "this version of Galley does not read `\(name)` yet", at: span(key),
        label: "leave it out, or begin its name with `x-`")
    }
    if name == ControlWord.name.rawValue, tree.kind(value) == .string,
      let problem = labelOfDocument(key, value, given: given)
    {
      return problem
    }
    if namesView(key) || isModifierName(key) || [.modifiers, .name].contains(ControlWord(rawValue: name)) {
      return viewBesideDocumentKeys(key, value, given: given)
    }
    if let problem = eventOfDocument(key, value) ?? labelOfDocument(key, value, given: given) { return problem }
    if let problem = previewInSwift(key, value, given: given) ?? declarationInSwift(key, value, given: given) {
      return problem
    }
    let keys = ControlWord.documentKeys.filter { !given.contains($0) }.map(\.rawValue)
    let body = ControlWord.body.rawValue
    let spelling = spelling(of: name) { _ in keys }
    if meansBody(key, value), !given.contains(.body), spelling.closest != body {
      return Diagnostic(
        .unknownKey, "a document has no key `\(name)`", at: span(key), label: "did you mean `\(body)`?",
        expected: [body],
        fix: TextEdit(span: contentSpan(key), replacement: body))
    }
    return Diagnostic(
      .unknownKey, "a document has no key `\(name)`", at: span(key), spelling,
      help: ["the keys of a document are \(list(ControlWord.documentKeys.map(\.rawValue)))"],
      fixing: contentSpan(key))
  }

  /// Says that what is done when a view appears is one of its modifiers: `useEffect: [ … ]`; nil for any other key.
  private func eventOfDocument(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    guard tree.kind(value) == .sequence || namesAction(value), let look = look(key, value),
      ["onAppear", "onDisappear"].contains(look.key)
    else { return nil }
    let entry = Sketch.mapping([(look.key, look.value)])
    var edit: TextEdit?
    if let body = self.value(of: ControlWord.body.rawValue, in: tree.root), tree.kind(body) == .mapping,
      span(tree.root).length <= UInt32(Self.longestMend), let node = node(inside: body, with: [entry])
    {
      edit = rewritten(
        tree.root,
        as: pairs(of: tree.root).filter { $0.key != key }.map {
          (text($0.key), $0.value == body ? .mapping(node) : Sketch(tree, $0.value))
        })
    }
    return Diagnostic(
      .unknownKey,
      "a document has no key `\(text(key))`: what is done when a view comes or goes is one of its modifiers",
      at: span(key),
      label: "write `modifiers: [ \(entry.inline(isJSON: isInDoubleQuotes(key))) ]` beside the view of `body`",
      expected: [look.key], fix: edit)
  }

  /// Tells whether a value is the name of one of the document's actions, or a statement of a program.
  private func namesAction(_ value: EntryID) -> Bool {
    guard tree.kind(value) == .string else { return false }
    if let actions = self.value(of: ControlWord.actions.rawValue, in: tree.root), tree.kind(actions) == .mapping,
      pairs(of: actions).contains(where: { text($0.key) == text(value) })
    {
      return true
    }
    return Checker.statement(inSwift: text(value)) != nil
  }

  /// What other tools keep about a document in the document.
  private static let labels: Set<String> = [
    "name", "version", "title", "description", "author", "id", "license", "date", "created", "schema", "$schema",
  ]

  /// Says that a document has no name or version, but keys of its author's own; nil for any other key.
  private func labelOfDocument(_ key: EntryID, _ value: EntryID, given: [ControlWord]) -> Diagnostic? {
    let name = text(key)
    guard Self.labels.contains(name), tree.kind(value) != .mapping, tree.kind(value) != .sequence else { return nil }
    let isVersion = name == "version" && text(value) == "1" && !given.contains(.galley)
    let mend = isVersion ? ControlWord.galley.rawValue : "x-\(name.drop { $0 == "$" })"
    return Diagnostic(
      .unknownKey, "a document has no key `\(name)`", at: span(key),
      label: isVersion ? "`galley: 1` is the version of the language" : "leave it out, or write `\(mend)`",
      help: [
        isVersion
          ? "keys of your own begin with `x-`: `x-version`, which nobody reads"
          : "keys that begin with `x-` are your own, and nobody reads them"
      ], expected: [mend], fix: TextEdit(span: contentSpan(key), replacement: mend))
  }

  /// Says that a document is its own preview: `#Preview`; nil for any other key.
  private func previewInSwift(_ key: EntryID, _ value: EntryID, given: [ControlWord]) -> Diagnostic? {
    guard ["#preview", "preview"].contains(text(key).lowercased()),
      isNodeMapping(value) || tree.kind(value) == .sequence
    else { return nil }
    let hasBody = given.contains(.body)
    let rest = pairs(of: tree.root).filter { $0.key != key }.map { (text($0.key), Sketch(tree, $0.value)) }
    let isShort = span(tree.root).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .unknownKey, "a document has no key `\(text(key))`: what is shown is its `body`", at: span(key),
      label: hasBody ? "leave it out" : "write `body`",
      help: ["`preview` has what surrounds the view: `preview: { colorScheme: dark }`"],
      fix: hasBody
        ? isShort ? rewritten(tree.root, as: rest) : nil
        : TextEdit(span: contentSpan(key), replacement: ControlWord.body.rawValue))
  }

  /// What a declaration of Swift or another language stands under in a document.
  private static let declarations: [String: ControlWord] = [
    "struct": .views, "view": .views, "component": .views, "class": .types, "enum": .types, "func": .functions,
    "function": .functions, "let": .let, "const": .let, "var": .state,
  ]

  /// What a key that begins like a declaration declares: a constant by `let x`; nil for any other key.
  private func declaredKind(_ key: String) -> ControlWord? {
    guard let space = key.firstIndex(where: { " :".contains($0) }) else { return nil }
    return Self.declarations[key[..<space].lowercased()]
  }

  /// Says that a declaration of Swift stands under the key of its kind: `struct Card`; nil for any other key.
  private func declarationInSwift(_ key: EntryID, _ value: EntryID, given: [ControlWord]) -> Diagnostic? {
    let words = text(key).split { " :(".contains($0) }.map(String.init)
    guard (2...4).contains(words.count), let kind = declaredKind(text(key)),
      words[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    let isType = kind == .views || kind == .types
    let name = isType ? words[1].prefix(1).uppercased() + words[1].dropFirst() : words[1]
    let inside = Sketch(tree, value)
    let isBody = kind == .views && isNodeMapping(value)
    let definition = Sketch.mapping([(name, isBody ? .mapping([(ControlWord.body.rawValue, inside)]) : inside)])
    let mend = written(kind.rawValue, definition, isJSON: isInDoubleQuotes(key))
    // Several of a kind share its key, and a function has parameters and a value.
    let isOnly =
      problems.count < Self.mostSlips
      && pairs(of: tree.root).count { other, _ in declaredKind(text(other)) == kind } == 1
    let isWhole = isOnly && kind != .functions && pairSpan(key, value).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .swiftSource, "`\(text(key))` is a declaration of a program: those of a document stand under `\(kind.rawValue)`",
      at: span(key),
      label: isWhole ? "write `\(mend)`" : "write `\(name)` under `\(kind.rawValue)`", expected: [kind.rawValue],
      fix: isWhole && !given.contains(kind) ? TextEdit(span: pairSpan(key, value), replacement: mend) : nil)
  }

  /// Says that what belongs to the view of a document stands among its keys, not under `body`.
  private func viewBesideDocumentKeys(_ key: EntryID, _ value: EntryID, given: [ControlWord]) -> Diagnostic {
    let name = text(key)
    let sibling = given.contains(.body) ? "`body`" : given.map { "`\($0.rawValue)`" }.min() ?? "a document's keys"
    if name == "environment", tree.kind(value) == .mapping, !given.contains(.preview),
      pairs(of: value).allSatisfy({ document.environmentTypes[text($0.key)] != nil })
    {
      let mend = ControlWord.preview.rawValue
      return Diagnostic(
        .misplacedKey, "a document has no key `environment`: what surrounds its view stands under `preview`",
        at: span(key), label: "write `\(mend)`",
        help: ["the modifier `environment: { keyPath: …, value: … }` sets a member for one view"], expected: [mend],
        fix: TextEdit(span: contentSpan(key), replacement: mend))
    }
    guard namesView(key) else {
      return Diagnostic(
        .misplacedKey, "`\(name)` stands beside \(sibling), and belongs to the view below `body`", at: span(key),
        label: "move it below `body`, beside the view's name")
    }
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    let mend = given.contains(.body) ? nil : inlinePair(key, value).map { "\(quote)body\(quote): { \($0) }" }
    return Diagnostic(
      .misplacedKey, "`\(name)` stands beside \(sibling), and a document's view stands under `body`", at: span(key),
      label: mend.map { "write `\($0)`" }
        ?? (given.contains(.body)
          ? "move it below `body`"
          : words(yaml: "write `body:` above it, and indent it further", json: "put it into an object under `\"body\"`")),
      fix: mend.map { TextEdit(span: pairSpan(key, value), replacement: $0) })
  }

  /// Those of the known words that a mapping has, found once for all its problems.
  func given(_ known: [String], in pairs: [(key: EntryID, value: EntryID)]) -> [String] {
    pairs.lazy.map { text($0.key) }.filter { known.contains($0) }
  }

  /// Says that something has no such key; those of the known words that are `given` are not what was meant.
  mutating func unknownControlKey(
    _ key: EntryID, _ word: String, _ known: [String], given: [String] = []
  ) -> Diagnostic {
    let spelling = spelling(of: text(key)) { _ in known.filter { !given.contains($0) } }
    return Diagnostic(
      .unknownKey, "`\(word)` has no key `\(text(key))`", at: span(key), label: spelling.question,
      help: spelling.known.isEmpty ? [] : ["the keys are \(list(known))"], expected: spelling.known,
      fix: spelling.closest.map { TextEdit(span: contentSpan(key), replacement: $0) })
  }
}
