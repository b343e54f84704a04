import GalleyExpressions
import GalleyFormats
import GalleySource

// A text with modifiers as a value: what expressions make of `Text("a").bold()`, so that it can be joined with others.

extension Checker {
  /// The value of `{ Text: Hello, modifiers: [ bold, { font: title } ] }`; nil for a text with an expression in it, and for
  /// modifiers that expressions have not.
  mutating func styledText(_ entry: EntryID) -> Recipe? {
    guard tree.kind(entry) == .mapping, span(entry).length <= UInt32(Self.longestMend) else { return nil }
    let pairs = pairs(of: entry)
    guard pairs.count == 2, text(pairs[0].key) == document.types[.text].swiftName, tree.kind(pairs[0].value) == .string,
      !isTemplate(pairs[0].value), text(pairs[1].key) == ControlWord.modifiers.rawValue,
      tree.kind(pairs[1].value) == .sequence
    else { return nil }
    var expression = "Text(\(quotedSwift(text(pairs[0].value))))"
    for modifier in tree.elements(pairs[1].value) {
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
    if problems.mark != mark { problems.forget(since: mark) }
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

  /// A text as a literal of Swift.
  private func quotedSwift(_ text: String) -> String {
    var written = "\""
    for character in text {
      switch character {
      case "\"", "\\": written += "\\\(character)"
      case "\n": written += "\\n"
      default: written.append(character)
      }
    }
    return written + "\""
  }
}
