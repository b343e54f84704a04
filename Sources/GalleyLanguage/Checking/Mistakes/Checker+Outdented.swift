import GalleyFormats
import GalleySource

// Arguments on the column of the name that they belong to, and not further right.

extension Checker {
  /// Reports that the arguments of a view stand on its own column, and checks what is in them; false if they do not.
  mutating func reportOutdented(_ keys: [(key: EntryID, value: EntryID)], of view: EntryID, in node: EntryID) -> Bool {
    guard let problem = outdented(keys, below: view, argumentLabels(of: view), in: node) else { return false }
    report(problem)
    for (key, value) in keys where key != view && tree.kind(value) == .sequence {
      if tree.elements(value).allSatisfy({ isNodeMapping($0) }) { _ = checkBlock(value) }
    }
    return true
  }

  /// Says that the keys beside a name without a value are its arguments; nil if any of them is not.
  func outdented(
    _ keys: [(key: EntryID, value: EntryID)], below name: EntryID, _ labels: [String], in mapping: EntryID
  ) -> Diagnostic? {
    let arguments = keys.filter { $0.key != name }
    let labels = Set(labels)
    guard let first = arguments.first, let owner = keys.first(where: { $0.key == name }),
      tree.kind(owner.value) == .null, arguments.allSatisfy({ labels.contains(text($0.key)) })
    else { return nil }
    let names = arguments.map { text($0.key) }
    let isOne = names.count == 1
    let kind = isOne ? "is an argument of" : "are arguments of"
    let isFlow = isInBrackets(mapping)
    let edit =
      isFlow ? braced(arguments, below: owner, in: mapping) : indented(arguments, among: pairs(of: mapping), below: nil)
    let what = isOne ? "it" : "them"
    return Diagnostic(
      .misplacedKey,
      "\(list(names)) \(kind) `\(text(name))`, and \(isOne ? "stands" : "stand") beside it"
        + (isFlow || edit == nil ? "" : ": the indentation is missing"),
      at: span(first.key),
      label: isFlow && edit != nil
        ? "put \(what) into the \(words(yaml: "braces", json: "object")) of `\(text(name))`"
        : edit == nil ? "move \(what) below `\(text(name))`" : "indent \(what) further than `\(text(name))`",
      help: isFlow
        ? []
        : edit.map { ["write\n\(text(name)):\n\($0.replacement.droppingIndentation(span(name), in: tree))"] } ?? [],
      fix: edit)
  }

  /// Tells whether a mapping or a list stands in brackets.
  func isInBrackets(_ entry: EntryID) -> Bool {
    tree.firstByte(entry) == UInt8(ascii: "{") || tree.firstByte(entry) == UInt8(ascii: "[")
  }

  /// The edit that puts pairs which follow a key without a value into the braces of that key; nil where others stand
  /// between them.
  private func braced(
    _ moved: [(key: EntryID, value: EntryID)], below owner: (key: EntryID, value: EntryID), in mapping: EntryID
  ) -> TextEdit? {
    guard let first = moved.first, let last = moved.last, owner.key < first.key else { return nil }
    let between = pairs(of: mapping).filter { $0.key > owner.key && $0.key <= last.key }
    guard between.count == moved.count, !moved.contains(where: { tree.isCopied($0.key) || tree.isCopied($0.value) })
    else {
      return nil
    }
    let inside = moved.map { source(of: pairSpan($0.key, $0.value)) }.joined(separator: ", ")
    return TextEdit(
      span: pairSpan(owner.key, last.value), replacement: "\(tree.entrySource(owner.key)): { \(inside) }")
  }

  /// The edit that indents pairs of a block mapping further, below a key if one is given; nil if they are not the lines
  /// from one to another.
  func indented(
    _ moved: [(key: EntryID, value: EntryID)], among pairs: [(key: EntryID, value: EntryID)], below key: String?
  ) -> TextEdit? {
    guard let first = moved.first, let last = moved.last else { return nil }
    let between = pairs.filter { $0.key >= first.key && $0.key <= last.key }
    let source = tree.source
    let start = Int(span(first.key).start)
    var line = start
    while line > 0, source[line - 1] == 0x20 { line -= 1 }
    let isOwnLine = line == 0 || source[line - 1] == UInt8(ascii: "\n")
    // What an alias or a merge key brings stands elsewhere.
    let isWrittenHere = !moved.contains { tree.isCopied($0.key) || tree.isCopied($0.value) }
    guard between.count == moved.count, isOwnLine, isWrittenHere else { return nil }
    let end = Int(pairSpan(last.key, last.value).end)
    guard end - line <= 4_000 else { return nil }
    let column = String(repeating: " ", count: start - line)
    let lines = String(decoding: source[line..<end], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return TextEdit(
      span: SourceSpan(start: UInt32(line), end: UInt32(end), file: tree.file),
      replacement: key.map { "\(column)\($0):\n\(text)" } ?? text)
  }

  /// The text of the document at a place.
  func source(of span: SourceSpan) -> String {
    String(decoding: tree.source[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}

extension String {
  /// Lines that stand below a key, as though the key stood in the first column.
  fileprivate func droppingIndentation(_ key: SourceSpan, in tree: LocatedTree) -> String {
    var start = Int(key.start)
    while start > 0, tree.source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let column = Int(key.start) - start
    return split(separator: "\n", omittingEmptySubsequences: false).map { String($0.dropFirst(column)) }
      .joined(separator: "\n")
  }
}
