import GalleyFormats
import GalleySource

// Edits are made in YAML, whose flow style is JSON but for the quotes; in a JSON document they get them.

extension Checker {
  /// Writes the edits, and the sentences that show them, as the documents are written that they are for.
  mutating func writeEditsInTheirNotation() {
    let isJSON = trees.map(\.hasKeysInQuotes)
    for (index, diagnostic) in problems.all.enumerated() {
      var written = diagnostic
      if let fix = diagnostic.fix, isJSON.indices.contains(Int(fix.span.file)) {
        let tree = trees[Int(fix.span.file)]
        written.writeEdit(as: isJSON[Int(fix.span.file)] ? tree.inJSON(fix) : tree.inScalar(fix))
        written.fix = written.fix.map { tree.deepened($0) }
      } else if diagnostic.fix == nil, !isJSON.contains(true) {
        continue
      }
      if isJSON.indices.contains(Int(diagnostic.span.file)), isJSON[Int(diagnostic.span.file)] {
        written.writeBracketsInJSON()
      }
      problems.replace(index, with: written)
    }
  }
}

extension Checker {
  /// Words about the layout of YAML, or in a JSON document those about braces and brackets.
  func words(yaml: String, json: String) -> String { tree.hasKeysInQuotes ? json : yaml }
}

extension Diagnostic {
  /// Puts another text in the place of the edit's, and of what the label shows of it.
  fileprivate mutating func writeEdit(as edit: TextEdit) {
    guard let fix, fix != edit else { return }
    label = label.map { label in
      label.split(separator: "`\(fix.replacement)`", omittingEmptySubsequences: false)
        .joined(separator: "`\(edit.replacement)`")
    }
    self.fix = edit
  }

  /// Writes the mappings and lists of YAML that its label, help and expectations show as they are in JSON.
  fileprivate mutating func writeBracketsInJSON() {
    label = label.map(\.withBracketsInJSON)
    help = help.map { $0.map(\.withBracketsInJSON) }
    expected = expected.map(\.bracketsInJSON)
  }
}

extension LocatedTree {
  /// Tells whether the first key of the document stands in double quotes, as all do in JSON.
  var hasKeysInQuotes: Bool {
    guard let mapping = all.first(where: { kind($0) == .mapping && size($0) > 1 }) else { return false }
    return firstByte(mapping.next) == UInt8(ascii: "\"")
  }

  /// An edit in JSON: texts get their quotes, and quotes within a text their backslash.
  fileprivate func inJSON(_ edit: TextEdit) -> TextEdit {
    guard let entry = lastEntry(startingAtOrBefore: edit.span.start) else { return edit }
    let sourceSpan = span(entry)
    var written = edit
    if kind(entry) == .string, sourceSpan.start < edit.span.start, edit.span.end < sourceSpan.end {
      written.replacement = edit.replacement.escapingQuotes
      return written
    }
    let bytes = Array(edit.replacement.utf8)
    if sourceSpan == edit.span, !bytes.isEmpty,
      !readJSON(SourceFile(name: "", bytes: bytes), index: 0).diagnostics.isEmpty,
      let sketch = Sketch(inYAML: edit.replacement)
    {
      written.replacement = sketch.inline(isJSON: true)
    }
    return written
  }

  /// An edit of a part of a scalar in YAML, with the escapes that its quotes need; an expression without quotes gets them
  /// where it holds what would end it.
  fileprivate func inScalar(_ edit: TextEdit) -> TextEdit {
    guard let entry = lastEntry(startingAtOrBefore: edit.span.start), kind(entry) == .string else { return edit }
    let sourceSpan = span(entry)
    // What is put in behind it is no part of it.
    guard sourceSpan.start <= edit.span.start, edit.span.start < sourceSpan.end, edit.span.end <= sourceSpan.end,
      sourceSpan != edit.span
    else { return edit }
    var written = edit
    let flags = entries[entry].flags
    if flags.contains(.quoted) {
      let isDouble = source[Int(sourceSpan.start)] == UInt8(ascii: "\"")
      written.replacement =
        isDouble
        ? edit.replacement.escapingQuotes
        : edit.replacement.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    } else if flags.contains(.plain) {
      let before = String(decoding: source[Int(sourceSpan.start)..<Int(edit.span.start)], as: UTF8.self)
      let behind = String(decoding: source[Int(edit.span.end)..<Int(sourceSpan.end)], as: UTF8.self)
      guard before.contains("$("), edit.replacement.utf8.contains(where: { ",[]{}?:#\"'".utf8.contains($0) }) else {
        return edit
      }
      written = TextEdit(span: sourceSpan, replacement: quotedYAML(before + edit.replacement + behind))
    }
    return written
  }

  /// An edit whose text stands further to the right where it takes the place of a list on lines of its own.
  ///
  /// Such a list may begin below the first letter of its key, and nothing else may.
  fileprivate func deepened(_ edit: TextEdit) -> TextEdit {
    let text = edit.replacement
    guard source.indices.contains(Int(edit.span.start)), source[Int(edit.span.start)] == UInt8(ascii: "-"),
      !text.hasPrefix("-"), !text.utf8.contains(UInt8(ascii: "\n")),
      let entry = lastEntry(startingAtOrBefore: edit.span.start), kind(entry) == .sequence, span(entry) == edit.span
    else { return edit }
    return TextEdit(span: edit.span, replacement: "  " + text)
  }

  /// The innermost entry that begins at an offset, or else the last one before it.
  private func lastEntry(startingAtOrBefore offset: UInt32) -> EntryID? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if span(EntryID(middle)).start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : EntryID(low - 1)
  }
}

extension String {
  /// A mapping or list in the brackets of YAML as it is in JSON; anything else, such as a closure, as it is.
  fileprivate var bracketsInJSON: String {
    guard hasPrefix("{") && contains(":") || hasPrefix("["),
      !readJSON(SourceFile(name: "", bytes: Array(utf8)), index: 0).diagnostics.isEmpty
    else { return self }
    return Sketch(inYAML: self)?.inline(isJSON: true).withEllipses ?? self
  }

  /// A sentence in which what stands in backticks is written so.
  fileprivate var withBracketsInJSON: String {
    guard contains("`") else { return self }
    return split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
      index.isMultiple(of: 2) ? String(piece) : String(piece).pairInJSON ?? String(piece).bracketsInJSON
    }.joined(separator: "`")
  }

  /// A pair such as `Text: Hello`, or one behind the dash of a list, as it is in JSON; nil for anything else.
  private var pairInJSON: String? {
    let isItem = hasPrefix("- ")
    let pair = isItem ? dropFirst(2) : self[...]
    let key = pair.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    let value = pair[key.endIndex...]
    // What begins with an ellipsis is an argument in Swift: `in: …`.
    guard !key.isEmpty, value.hasPrefix(": "), !value.hasPrefix(": …"), !value.hasPrefix(": .") else { return nil }
    guard let mapping = Sketch(inYAML: "{ \(pair) }")?.inline(isJSON: true), mapping.hasPrefix("{ ") else { return nil }
    let written = mapping.withEllipses
    return isItem ? written : String(written.dropFirst(2).dropLast(2))
  }

  /// Written in JSON, with the parts that were left out as they were left out before.
  private var withEllipses: String {
    split(separator: "{ \"…\": null }", omittingEmptySubsequences: false).joined(separator: "{ … }")
      .split(separator: "\"…\"", omittingEmptySubsequences: false).joined(separator: "…")
  }

  /// With a backslash before each quote that has none.
  var escapingQuotes: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if character == "\"", !isEscaped { result += "\\" }
      result.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}
