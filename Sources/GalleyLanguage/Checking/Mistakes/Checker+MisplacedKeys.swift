import GalleyFormats
import GalleySource

// `modifiers` and `name` below a view, among its arguments.

extension Checker {
  func misplacedKey(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic {
    let isModifier = callee.name.utf8.first.map { $0 &- 0x61 < 26 } ?? false
    return Diagnostic(
      .misplacedKey, "`\(text(label))` stands below `\(callee.name)`, where its arguments are", at: span(label),
      label: "move it out, to stand beside `\(callee.name)`",
      help: [
        (isModifier
          ? "`name` is a sibling of the modifier's key" : "`modifiers` and `name` are siblings of the view key")
          + HelpText(words(yaml: ", on the same indentation", json: ""))
      ],
      fix: movedOutOfBraces(label, value) ?? movedOut(label, value))
  }

  /// The edit that moves the last pair of a block mapping one level out; nil where the pair is not last, or in brackets.
  private func movedOut(_ label: EntryID, _ value: EntryID) -> TextEdit? {
    guard let mapping = mapping(around: label), !isInBrackets(mapping) else { return nil }
    let source = tree.source
    let start = Int(span(label).start)
    let end = Int(span(value).end)
    var line = start
    while line > 0, source[line - 1] == 0x20 { line -= 1 }
    guard !tree.isCopied(label), !tree.isCopied(value), line > 0, source[line - 1] == UInt8(ascii: "\n") else {
      return nil
    }
    // The line above that is indented less is the view's own.
    guard let outer = outerColumn(of: start - line, above: line), isLastPair(end, column: start - line) else {
      return nil
    }
    let removed = start - line - outer
    var text: [UInt8] = []
    var rest = source[line..<end]
    while !rest.isEmpty {
      let next = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      let spaces = rest[..<next].prefix { $0 == 0x20 }.count
      text += rest[(rest.startIndex + min(spaces, removed))..<next]
      rest = rest[next...]
    }
    return TextEdit(
      span: SourceSpan(start: UInt32(line), end: UInt32(end), file: tree.file),
      replacement: String(decoding: text, as: UTF8.self))
  }

  /// The column of the key of the nearest line above `offset` that begins further left than `column`.
  private func outerColumn(of column: Int, above offset: Int) -> Int? {
    let source = tree.source
    var end = offset - 1
    while end > 0 {
      var start = end
      while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      // A dash is no part of the key that follows it.
      let indentation = source[start..<end].prefix { $0 == 0x20 || $0 == UInt8(ascii: "-") }.count
      if indentation < column, indentation < end - start { return indentation }
      end = start - 1
    }
    return nil
  }

  /// Tells whether the line behind `end` begins further left than `column`.
  private func isLastPair(_ end: Int, column: Int) -> Bool {
    guard let lineBreak = tree.source[end...].firstIndex(of: UInt8(ascii: "\n")) else { return true }
    let rest = tree.source[(lineBreak + 1)...].drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return rest.prefix { $0 == 0x20 }.count < column
  }

  /// The edit that moves a pair out of braces, to stand beside the key of the mapping in them; nil where its name stands
  /// there already.
  private func movedOutOfBraces(_ label: EntryID, _ value: EntryID) -> TextEdit? {
    guard let mapping = mapping(around: label), mapping > tree.root, isInBrackets(mapping), !tree.isCopied(mapping)
    else {
      return nil
    }
    let owner = mapping.previous
    guard let node = self.mapping(around: owner), self.value(of: text(label), in: node) == nil else { return nil }
    let others = pairs(of: mapping).filter { $0.key != label }.map { source(of: pairSpan($0.key, $0.value)) }
    let isJSON = isInDoubleQuotes(owner)
    let column = isJSON ? nil : columnOfBlockKey(owner)
    let separator = column.map { "\n" + String(repeating: " ", count: $0) } ?? ", "
    let arguments = others.joined(separator: ", ")
    let nothing = isJSON ? " null" : ""
    let call = others.isEmpty ? nothing : " { \(arguments) }"
    return TextEdit(
      span: pairSpan(owner, mapping),
      replacement: tree.entrySource(owner) + ":" + call + separator + source(of: pairSpan(label, value)))
  }
}
