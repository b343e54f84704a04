import GalleyFormats
import GalleySource

// A condition whose parts are elements of a list: YAML reads `[ if: $(on), then: [ … ] ]` as two mappings.

extension Checker {
  /// Says that `then` and `else` stand behind their `if` in a list, and not beside it; nil for any other list.
  func splitCondition(_ list: EntryID) -> Diagnostic? {
    let elements = Array(tree.elements(list).prefix(16))
    for (index, element) in elements.enumerated() where isPart(element, ["if"]) {
      let parts = elements[(index + 1)...].prefix { isPart($0, ["then", "else"]) }
      guard let last = parts.last, let key = pairs(of: parts[parts.startIndex]).first?.key else { continue }
      let whole = SourceSpan(start: span(element).start, end: span(last).end, file: tree.file)
      let written = source(of: whole)
      let isOneLine = !written.contains("\n") && !written.hasPrefix("{")
      return Diagnostic(
        .misplacedKey, "`\(text(key))` stands behind its `if` in the list, and belongs beside it", at: span(key),
        label: isOneLine ? "put braces around both" : "make it a key of the same mapping as `if`",
        help: ["a condition is one statement: `{ if: $(isOn), then: [ … ], else: [ … ] }`"],
        fix: isOneLine ? TextEdit(span: whole, replacement: "{ \(written) }") : nil)
    }
    return nil
  }

  private func isPart(_ element: EntryID, _ words: Set<String>) -> Bool {
    guard tree.kind(element) == .mapping else { return false }
    let pairs = pairs(of: element)
    return pairs.count == 1 && words.contains(text(pairs[0].key))
  }
}
