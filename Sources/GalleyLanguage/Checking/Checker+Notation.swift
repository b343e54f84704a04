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
        if isJSON[Int(fix.span.file)] { written.writeEdit(as: tree.inJSON(fix)) }
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
  fileprivate mutating func writeEdit(as text: String) {
    guard let fix, fix.replacement != text else { return }
    label = label.map { label in
      label.split(separator: "`\(fix.replacement)`", omittingEmptySubsequences: false).joined(separator: "`\(text)`")
    }
    self.fix?.replacement = text
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
    guard let mapping = entries.indices.first(where: { kind(EntryID($0)) == .mapping && size(EntryID($0)) > 1 }) else {
      return false
    }
    return firstByte(EntryID(mapping) + 1) == UInt8(ascii: "\"")
  }

  /// The replacement of an edit in JSON: texts get their quotes, and quotes within a text their backslash.
  fileprivate func inJSON(_ edit: TextEdit) -> String {
    guard let entry = lastEntry(startingAtOrBefore: edit.span.start) else { return edit.replacement }
    let place = span(entry)
    if kind(entry) == .string, place.start < edit.span.start, edit.span.end < place.end {
      return edit.replacement.escapingQuotes
    }
    let bytes = Array(edit.replacement.utf8)
    guard place == edit.span, !bytes.isEmpty,
      !readJSON(SourceFile(name: "", bytes: bytes), index: 0).diagnostics.isEmpty
    else { return edit.replacement }
    return Sketch(inYAML: edit.replacement)?.inline(isJSON: true) ?? edit.replacement
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
  /// A mapping or list in the brackets of YAML as it is in JSON; anything else as it is.
  fileprivate var bracketsInJSON: String {
    guard hasPrefix("{") || hasPrefix("["),
      !readJSON(SourceFile(name: "", bytes: Array(utf8)), index: 0).diagnostics.isEmpty
    else { return self }
    return Sketch(inYAML: self)?.inline(isJSON: true) ?? self
  }

  /// A sentence in which what stands in backticks is written so.
  fileprivate var withBracketsInJSON: String {
    guard contains("`{") || contains("`[") else { return self }
    return split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece in
      index.isMultiple(of: 2) ? String(piece) : String(piece).bracketsInJSON
    }.joined(separator: "`")
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
