import GalleyFormats
import GalleySource

// Edits are made in YAML, whose flow style is JSON but for the quotes; in a JSON document they get them.

extension Checker {
  /// Writes the edits of documents in JSON in that notation, and so the labels that show them.
  mutating func writeEditsInTheirNotation() {
    let isJSON = trees.map(\.hasKeysInQuotes)
    guard isJSON.contains(true) else { return }
    for index in diagnostics.indices {
      guard let fix = diagnostics[index].fix, isJSON.indices.contains(Int(fix.span.file)), isJSON[Int(fix.span.file)]
      else { continue }
      let written = trees[Int(fix.span.file)].inJSON(fix)
      guard written != fix.replacement else { continue }
      let label = diagnostics[index].label.map { label in
        label.split(separator: "`\(fix.replacement)`", omittingEmptySubsequences: false).joined(
          separator: "`\(written)`")
      }
      correct(index, label: label, fix: TextEdit(span: fix.span, replacement: written))
    }
  }
}

extension Checker {
  /// Words about the layout of YAML, or in a JSON document those about braces and brackets.
  func words(yaml: String, json: String) -> String { tree.hasKeysInQuotes ? json : yaml }
}

extension LocatedTree {
  /// Tells whether the first key of the document stands in double quotes, as all do in JSON.
  var hasKeysInQuotes: Bool {
    guard let mapping = entries.indices.first(where: { kind(EntryID($0)) == .mapping && size(EntryID($0)) > 1 }) else {
      return false
    }
    return source[Int(span(EntryID(mapping) + 1).start)] == UInt8(ascii: "\"")
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
