import GalleyExpressions
import GalleyFormats
import GalleySource

// A node `Text` as a value: where Swift takes a Text for words, and where a text is joined with others. What expressions make
// of `Text("a").bold()` is the same.

/// A `Text` in the place of words: `{ Text: Find }`, `{ Text: { verbatim: Find }, modifiers: [ bold ] }`.
struct TextNode {
  /// The scalar that holds its words.
  var words: EntryID
  var isVerbatim = false
  var modifiers: EntryID?
  /// A label of a node, which a value has not.
  var name: EntryID?

  /// Whether its words stand for it.
  var isPlain: Bool { !isVerbatim && modifiers == nil }
}

extension Checker {
  /// The `Text` that a mapping is, with no more than its words and modifiers; nil for anything else.
  func textNode(_ entry: EntryID) -> TextNode? {
    guard tree.kind(entry) == .mapping else { return nil }
    let pairs = pairs(of: entry)
    guard pairs.count <= 3, let words = value(of: document.types[.text].swiftName, in: entry) else { return nil }
    let modifiers = value(of: ControlWord.modifiers.rawValue, in: entry)
    let name = pairs.first { text($0.key) == ControlWord.name.rawValue }?.key
    guard pairs.count == 1 + (modifiers == nil ? 0 : 1) + (name == nil ? 0 : 1) else { return nil }
    switch tree.kind(words) {
    case .string, .number, .boolean: return TextNode(words: words, modifiers: modifiers, name: name)
    case .null, .sequence: return nil
    case .mapping:
      let arguments = self.pairs(of: words)
      guard arguments.count == 1, let label = arguments.first.map({ text($0.key) }),
        ["text", "verbatim"].contains(label),
        [.string, .number, .boolean].contains(tree.kind(arguments[0].value))
      else { return nil }
      return TextNode(
        words: arguments[0].value, isVerbatim: label == "verbatim", modifiers: modifiers, name: name)
    }
  }

  /// The words of a `Text` in a place where Swift takes one; nil after a diagnostic.
  mutating func words(of node: TextNode, _ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    if let label = node.name {
      report(
        Diagnostic(
          .misplacedKey, "`\(text(label))` labels a node, and this `Text` is the words of `\(name)`", at: span(label),
          label: "leave it out, or write it beside what has the words"))
    }
    if node.isPlain { return localizedText(node.words, type, named: name) }
    if let recipe = styledText(entry) { return recipe }
    if let modifiers = node.modifiers, let foreign = elements(modifiers).first(where: { call(ofModifier: $0) == nil }) {
      report(
        Diagnostic(
          .wrongType, "`\(name)` takes a `Text`, and its modifiers here are those that give a `Text` again",
          at: span(foreign), label: "leave it out",
          help: ["`bold`, `italic`, `font: title` and their like do"]))
      return nil
    }
    report(
      Diagnostic(
        .wrongType, "`\(name)` takes a `Text`, and with these modifiers it is none any more", at: span(entry),
        label: "leave out what gives no `Text`", help: ["`bold`, `italic`, `font: title` and their like give one"]))
    return nil
  }

  private func elements(_ list: EntryID) -> [EntryID] {
    tree.kind(list) == .sequence ? Array(tree.elements(list)) : [list]
  }

  /// The value of `{ Text: Hello, modifiers: [ bold, { font: title } ] }`; nil, without a diagnostic, for modifiers that
  /// expressions have not, and for names that are not known here.
  mutating func styledText(_ entry: EntryID) -> Recipe? {
    guard span(entry).length <= UInt32(Self.longestMend), let node = textNode(entry), !node.isPlain, node.name == nil,
      node.modifiers.map({ tree.kind($0) == .sequence }) ?? true, let words = literalOfSwift(node.words)
    else { return nil }
    var expression = "Text(\(node.isVerbatim ? "verbatim: " : "")\(words))"
    for modifier in node.modifiers.map({ elements($0) }) ?? [] {
      guard let call = call(ofModifier: modifier) else { return nil }
      expression += call
    }
    let mark = problems.mark
    let bytes = Array(expression.utf8)[...]
    let checked = checked(entry) { expressions, tree, scope, problems in
      expressions.check(
        bytes, range: 0..<bytes.count, at: { _ in tree.span(entry) }, expecting: .named(.text), in: scope,
        diagnostics: &problems)
    }
    if problems.added(since: mark).contains(where: { $0.severity == .error }) {
      problems.forget(since: mark)
      return nil
    }
    return checked?.recipe
  }

  /// A modifier with at most one plain value as a call of Swift: `.bold()`, `.font(.title)`; nil for any other.
  private func call(ofModifier entry: EntryID) -> String? {
    if tree.kind(entry) == .string { return ".\(text(entry))()" }
    let pairs = tree.kind(entry) == .mapping ? pairs(of: entry) : []
    guard pairs.count == 1, tree.kind(pairs[0].key) == .string else { return nil }
    let (name, value) = (text(pairs[0].key), pairs[0].value)
    switch tree.kind(value) {
    case .null: return ".\(name)()"
    case .boolean, .number: return ".\(name)(\(text(value)))"
    case .string:
      let word = caseName(value)
      return !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber } ? ".\(name)(.\(word))" : nil
    case .sequence, .mapping: return nil
    }
  }

  /// A text as a literal of Swift, `$(name)` in it as `\(name)`; nil where its brackets do not close.
  private func literalOfSwift(_ entry: EntryID) -> String? {
    var written = "\""
    var rest = text(entry)[...]
    while let character = rest.first {
      if rest.hasPrefix("$$(") {
        written += "$("
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("$(") {
        rest = rest.dropFirst()
        guard let end = SwiftCall.closing(rest) else { return nil }
        written += "\\\(rest[...end])"
        rest = rest[rest.index(after: end)...]
      } else {
        switch character {
        case "\"", "\\": written += "\\\(character)"
        case "\n": written += "\\n"
        default: written.append(character)
        }
        rest = rest.dropFirst()
      }
    }
    return written + "\""
  }
}
