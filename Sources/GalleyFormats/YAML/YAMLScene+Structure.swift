internal import GalleySource

// Indentation, and what goes wrong between the lines of block collections.

extension YAMLScene {
  /// Says that the line at `start` begins in a column where nothing that is open begins.
  func indentation(at start: Int) -> YAMLMistake {
    if let mistake = keyBesideName(at: start) { return mistake }
    let column = column(start)
    let columns = columnsAbove(start)
    let words = columns.map(String.init).joined(separator: " or ")
    let help: [HelpText] =
      columns.isEmpty || columns.contains(column)
      ? [] : ["the lines around it are indented by \(words) space\(words == "1" ? "" : "s")"]
    let line = startOfText(onLineOf: start)
    let end = endOfPlain(from: line)
    var label: String?
    var fix: TextEdit?
    var message = "this line is indented by \(column) space\(column == 1 ? "" : "s"), which fits nothing around it"
    if let above = textLine(above: start), self.column(above.lowerBound) < column,
      let colon = separator(from: above.lowerBound, to: above.upperBound), colon + 1 < above.upperBound,
      !"|>".utf8.contains(byte(colon + 2))
    {
      let key = text(above.lowerBound, colon)
      let name = key.hasPrefix("- ") ? String(key.dropFirst(2)) : key
      message = "this line is indented further than `\(key)`, which has a value already"
      let isOfNode = separator(from: line, to: end).map { ["modifiers", "name"].contains(text(line, $0)) } ?? false
      if isOfNode {
        let wanted = self.column(above.lowerBound) + (key.count - name.count)
        label = "indent it like `\(name)`, beside which it stands"
        if endOfLine(line) >= source.count || textLine(above: source.count)?.lowerBound == line {
          fix = TextEdit(span: span(startOfLine(line), line), replacement: String(repeating: " ", count: wanted))
        }
      }
    }
    if label == nil, isModifierItem(at: line) {
      label = "write it below `modifiers:`, on the column of the view's name"
    }
    return YAMLMistake(
      diagnostic: Diagnostic(.badIndentation, message, at: span(line, end), label: label, help: help, fix: fix),
      isTreeSure: false)
  }

  /// Says that a key stands beside a bare name, which needs a colon then: `- Divider` with `name: line` below; nil for anything else.
  private func keyBesideName(at start: Int) -> YAMLMistake? {
    let line = startOfText(onLineOf: start)
    guard let above = textLine(above: start), let colon = separator(from: line, to: endOfPlain(from: line)),
      separator(from: above.lowerBound, to: above.upperBound) == nil
    else { return nil }
    let isItem = text(above.lowerBound, above.upperBound).hasPrefix("- ")
    let name = above.lowerBound + (isItem ? 2 : 0)..<above.upperBound
    let words = text(name.lowerBound, name.upperBound)
    guard column(line) == column(name.lowerBound), words.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .missingColon, "`\(words)` needs a colon, since `\(text(line, colon))` stands beside it",
        at: span(name.lowerBound, name.upperBound), label: "write `\(words):`",
        related: [RelatedSpan(span: span(line, colon), message: "this stands beside it")],
        fix: TextEdit(span: span(name.upperBound, name.upperBound), replacement: ":")), isTreeSure: false)
  }

  /// The indentations of the lines above `index` that are still open for more, smallest first.
  private func columnsAbove(_ index: Int) -> [Int] {
    var columns: [Int] = []
    var position = index
    for _ in 0..<1000 {
      guard let line = textLine(above: position) else { break }
      position = line.lowerBound
      let column = column(line.lowerBound)
      if column < columns.last ?? .max { columns.append(column) }
      if column == 0 { break }
    }
    return columns.reversed()
  }

  /// Explains what stands where the next key or item of a block collection should begin.
  func brokenBlock() -> YAMLMistake {
    let position = failure.position
    if let mistake = textAfterValue(at: position) { return mistake }
    guard beginsLine(position) else { return unknownMistake() }
    let isDash = byte(position) == UInt8(ascii: "-")
    let wantsDash = failure.problem == "did not find expected '-' indicator"
    if byte(position) == UInt8(ascii: ":") { return emptyKey(at: position) }
    guard column(position) == column(failure.contextPosition), isDash != wantsDash else {
      return indentation(at: position)
    }
    if !wantsDash, let mistake = itemAmongKeys(at: position) { return mistake }
    let line = position..<max(position + 1, endOfPlain(from: position))
    let key = separator(from: position, to: line.upperBound).map { text(position, $0) }
    let isOfNode = key.map { ["modifiers", "name", "- modifiers", "- name"].contains($0) } ?? false
    if wantsDash, !isOfNode, let key, let mistake = argumentBehindViews(key, at: line) { return mistake }
    let item = key.map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : $0 }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .badIndentation,
        wantsDash
          ? "\(key.map { "`\($0)`" } ?? "a key") stands among the items of a list"
          : "\(isOfNode ? "`- \(item ?? "")`" : "an item of a list") stands among the keys of a mapping",
        at: span(line.lowerBound, line.upperBound),
        label: wantsDash
          ? isOfNode
            ? "indent it like the view it belongs to: the item above, or the one around the list"
            : "indent it under an item, or write `- ` before it"
          : isOfNode
            ? "leave the `-` out: it stands beside the view's name"
            : "put it below a key of its own, such as `content:`",
        related: [
          RelatedSpan(
            span: span(failure.contextPosition, failure.contextPosition + 1),
            message: wantsDash ? "the list begins here" : "the mapping begins here")
        ]), isTreeSure: false)
  }

  /// Says that an argument stands behind the list of a view's views, which then needs its label; nil for anything else.
  private func argumentBehindViews(_ key: String, at line: Range<Int>) -> YAMLMistake? {
    let list = failure.contextPosition
    guard key.utf8.first.map({ $0 &- 0x61 < 26 }) ?? false, let owner = textLine(above: list),
      let colon = separator(from: owner.lowerBound, to: owner.upperBound), colon + 1 == owner.upperBound
    else { return nil }
    let view = text(owner.lowerBound, colon).drop { $0 == "-" || $0 == " " }
    guard view.utf8.first.map({ $0 &- 0x41 < 26 }) ?? false else { return nil }
    let start = startOfLine(list)
    let column = String(repeating: " ", count: column(list))
    let items = text(start, startOfLine(line.lowerBound)).split(separator: "\n", omittingEmptySubsequences: false)
    let moved = items.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return YAMLMistake(
      diagnostic: Diagnostic(
        .badIndentation, "`\(key)` stands behind the views of `\(view)`, which need a label beside it",
        at: span(line.lowerBound, line.upperBound), label: "write `content:` above the views, and indent them further",
        help: ["\(view):\n  \(text(line.lowerBound, line.upperBound))\n  content:\n    - …"],
        related: [RelatedSpan(span: span(list, list + 1), message: "the list begins here")],
        fix: TextEdit(span: span(start, startOfLine(line.lowerBound)), replacement: "\(column)content:\n\(moved)")),
      isTreeSure: false)
  }

  private func emptyKey(at colon: Int) -> YAMLMistake {
    YAMLMistake(
      diagnostic: Diagnostic(
        .emptyKey, "a pair has no key before its colon", at: span(colon, colon + 1),
        help: ["a text that begins with a colon needs quotes"]), isTreeSure: false)
  }

  /// Explains text behind a value that has ended on the same line: behind its quote or bracket.
  private func textAfterValue(at position: Int) -> YAMLMistake? {
    var end = position
    while end > 0, byte(end - 1) == 0x20 || byte(end - 1) == 0x09 { end -= 1 }
    guard end == lastNode.upperBound, end > startOfLine(position), let last = source[..<end].last,
      "\"']}".utf8.contains(last)
    else { return nil }
    if let comma = commaBehindValue() { return comma }
    let start = lastNode.lowerBound
    if "]}".utf8.contains(byte(position)) { return closesNothing(at: position) }
    if startOfLine(start) != startOfLine(position) { return unclosedQuote(at: start, reachingTo: end) }
    let valueEnd = max(position + 1, endOfPlain(from: position))
    if let key = keyAfterValue(at: position, valueEnd: end) { return key }
    let quoted = quotedYAML(meantText(start, valueEnd))
    return YAMLMistake(
      diagnostic: Diagnostic(
        .textAfterValue, "the value has ended before this, at the `\(text(end - 1, end))`",
        at: span(position, valueEnd), label: "to make it one text, write `\(quoted)`",
        fix: TextEdit(span: span(start, valueEnd), replacement: quoted)),
      masks: [YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))], isTreeSure: false)
  }

  /// Says that a comma ends the line of a value, which only values in brackets have; nil where none stands there.
  func commaBehindValue() -> YAMLMistake? {
    var comma = lastNode.upperBound
    while byte(comma) == 0x20 { comma += 1 }
    guard !isInFlow, byte(comma) == UInt8(ascii: ","), endOfPlain(from: comma) == comma + 1 else { return nil }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .misplacedComma, "a comma stands behind this value, and only values in brackets have one between them",
        at: span(comma, comma + 1), label: "leave the comma out",
        fix: TextEdit(span: span(comma, comma + 1), replacement: "")),
      masks: [YAMLMistake.Mask(position: comma, byte: 0x20)])
  }

  /// Says that another key follows on the line of a value: `Text: "Hello" modifiers: [ bold ]`; nil for any other text.
  private func keyAfterValue(at position: Int, valueEnd: Int) -> YAMLMistake? {
    guard !isInFlow, let colon = separator(from: position, to: endOfLine(position)) else { return nil }
    let name = text(position, colon)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter }) else { return nil }
    let line = startOfText(onLineOf: position)
    let column = String(repeating: " ", count: keyStart(from: line) - startOfLine(line))
    return YAMLMistake(
      diagnostic: Diagnostic(
        .textAfterValue, "the value has ended before `\(name)`, which is a key of its own",
        at: span(position, endOfLine(position)),
        label: "write it on the next line, on the column of the key before it",
        fix: TextEdit(span: span(valueEnd, position), replacement: "\n\(column)")), isTreeSure: false)
  }

  /// The text that was meant by `'it's'`: without the outer quotes, if it ends with the quote it begins with.
  private func meantText(_ start: Int, _ end: Int) -> String {
    let first = byte(start)
    let isQuoted = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    guard isQuoted, end - start > 2, byte(end - 1) == first else { return text(start, end) }
    return text(start + 1, end - 1)
  }

  func closesNothing(at position: Int) -> YAMLMistake {
    let bracket = span(position, position + 1)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .mismatchedBracket, "`\(text(position, position + 1))` closes nothing", at: bracket, label: "remove it",
        fix: TextEdit(span: bracket, replacement: "")),
      masks: [YAMLMistake.Mask(position: position, byte: 0x20)])
  }

  func textAfterDocument() -> YAMLMistake {
    let position = failure.position
    if let above = textLine(above: position), text(above.lowerBound, above.upperBound) == "..." {
      return YAMLMistake(
        diagnostic: Diagnostic(
          .severalDocuments, "a second document begins here, but one file is one document",
          at: span(position, max(position + 1, endOfPlain(from: position)))))
    }
    if let mistake = textAfterValue(at: position) { return mistake }
    if beginsLine(position) { return indentation(at: position) }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .textAfterDocument, "the document has already ended before this",
        at: span(position, max(position + 1, endOfPlain(from: position)))))
  }
}
