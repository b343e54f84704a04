import GalleyFormats
import GalleySource

// Texts that mean something else here than where their authors learned to write them.

extension Checker {
  /// How many of them are reported.
  private static let mostMisreadTexts = 200

  /// Finds the placeholders of other tools in texts, and values that YAML cut at a comment.
  ///
  /// Looks at the source once, and at the values only where it holds what could be one.
  mutating func misreadTexts() -> [Diagnostic] {
    trees.indices.flatMap { file in inDocument(file) { $0.misreadTextsOfFile() } }
  }

  private func misreadTextsOfFile() -> [Diagnostic] {
    let (hasPlaceholder, hasComment) = tree.source.withUnsafeBufferPointer { suspiciousBytes(in: $0) }
    guard hasPlaceholder || hasComment else { return [] }
    var found: [Diagnostic] = []
    // Only what somebody reads: nothing below an ignored key, no pair that another of its key hides.
    var open = [tree.root]
    while found.count < Self.mostMisreadTexts, let entry = open.popLast() {
      let kind = tree.kind(entry)
      switch kind {
      case .mapping:
        for (key, value) in tree.pairs(entry).reversed() where !isIgnored(key) { open += [value, key] }
      case .sequence: open += tree.elements(entry).reversed()
      case .string, .null:
        if hasComment, let diagnostic = tree.misreadComment(after: entry) { found.append(diagnostic) }
        if hasPlaceholder, kind == .string { found += placeholders(in: entry) }
      case .boolean, .number: break
      }
    }
    return found
  }

  /// Whether there may be a placeholder or a comment of other tools somewhere.
  ///
  /// Two bytes are those looked for where their differences from them, put together, are zero; the smallest of all is
  /// found without a branch for each byte.
  private func suspiciousBytes(in source: UnsafeBufferPointer<UInt8>) -> (placeholder: Bool, comment: Bool) {
    guard let bytes = source.baseAddress, let last = source.last else { return (false, false) }
    var placeholder = UInt8.max
    var comment = last ^ UInt8(ascii: "#")
    for index in 0..<source.count - 1 {
      let byte = bytes[index]
      let next = bytes[index &+ 1]
      let brace = min(byte ^ UInt8(ascii: "$"), byte ^ UInt8(ascii: "{")) | (next ^ UInt8(ascii: "{"))
      let parenthesis = (byte ^ UInt8(ascii: "\\")) | (next ^ UInt8(ascii: "("))
      placeholder = min(placeholder, min(brace, parenthesis))
      comment = min(comment, byte ^ UInt8(ascii: "#"))
    }
    return (placeholder == 0, comment == 0)
  }

  /// Takes the complaints about misread texts in, and takes out what follows from them and from what the reader found.
  ///
  /// What is said of the very thing that the reader complained of stays: it is said with knowledge of names.
  mutating func settle(with misreadTexts: [Diagnostic], mistakes: [Diagnostic]) {
    let places = SpanIndex(mistakes.map(\.span))
    let misreadTexts = misreadTexts.filter { !places.overlaps($0.span) }
    // What YAML made of a call of Swift is nobody's mistake.
    let calls = problems.all.filter { $0.code == .swiftSource && $0.severity == .error }
    let causes = mistakes + calls
    let spans = causes.map(\.span) + misreadTexts.filter { $0.severity == .error }.map(\.span)
    if !spans.isEmpty {
      let causes = ProblemIndex(causes)
      let affected = SpanIndex(spans)
      let obsolete = problems.all.map { !causes.tellsOfSame(as: $0) && affected.overlaps(affectedPlace(of: $0)) }
      problems.forget(where: obsolete)
    }
    // What an author took for its use is none.
    if !misreadTexts.isEmpty { forget(where: { $0.code == .unusedName }) }
    for text in misreadTexts { report(text) }
  }

  /// How far behind its place a diagnostic looks for what it misses.
  private static let longestRest = 1_000

  /// The place of a diagnostic; for one that misses something, with the rest of the line, where that should stand.
  private func affectedPlace(of diagnostic: Diagnostic) -> SourceSpan {
    var span = diagnostic.span
    guard diagnostic.code == .missingArgument || diagnostic.code == .missingViewKey else { return span }
    guard trees.indices.contains(Int(span.file)) else { return span }
    let source = trees[Int(span.file)].source
    let rest = source[min(Int(span.end), source.count)...].prefix(Self.longestRest)
    span.end += UInt32(rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 - rest.startIndex } ?? rest.count)
    return span
  }
}

// MARK: - Placeholders

extension Checker {
  /// The placeholders `${name}`, `{{ name }}` and `\\(name)` in a text.
  private func placeholders(in entry: EntryID) -> [Diagnostic] {
    if let template = templateOfScript(entry) { return [template] }
    let text = tree.bytes(entry)
    var found: [Diagnostic] = []
    var index = text.startIndex
    while index + 2 < text.endIndex {
      let rest = text[index...]
      if rest.starts(with: "$(".utf8) {
        index = Checker.endOfParentheses(in: text, from: index + 1)
      } else if rest.starts(with: "${".utf8), let end = end(of: "}", in: rest.dropFirst(2)) {
        found.append(foreignBraces(entry, text, index..<end + 1, name: text[(index + 2)..<end]))
        index = end + 1
      } else if rest.starts(with: "{{".utf8), let end = end(of: "}}", in: rest.dropFirst(2)) {
        found.append(foreignBraces(entry, text, index..<end + 2, name: text[(index + 2)..<end]))
        index = end + 2
      } else if rest.starts(with: "\\(".utf8), let end = end(of: ")", in: rest.dropFirst(2)) {
        found.append(swiftInterpolation(entry, text, index..<end + 1))
        index = end + 1
      } else {
        index += 1
      }
    }
    return found
  }

  /// Says that a text in the quotes of a template of JavaScript is a plain one: `` `Hello ${name}` ``; nil for any other.
  private func templateOfScript(_ entry: EntryID) -> Diagnostic? {
    var inside = self.text(entry)[...]
    if inside.hasPrefix("$("), inside.hasSuffix(")") { inside = inside.dropFirst(2).dropLast() }
    guard inside.utf8.count > 2, inside.hasPrefix("`"), inside.hasSuffix("`"), inside.contains("${") else { return nil }
    var mend = ""
    for (index, part) in inside.dropFirst().dropLast().split(separator: "${", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        mend += part
        continue
      }
      guard let end = part.firstIndex(of: "}") else { return nil }
      mend += "$(\(part[..<end]))\(part[part.index(after: end)...])"
    }
    return Diagnostic(
      .foreignBraces, "this is a template of JavaScript, whose marks would be shown as they stand", at: span(entry),
      label: "write `\(mend)`", help: ["an expression stands in `$( )`"], fix: replacing(entry, with: mend))
  }

  /// Where `mark` stands behind something that can be a name or an expression; nil if it is not one.
  private func end(of mark: String, in text: ArraySlice<UInt8>) -> Int? {
    let content = text.drop { $0 == 0x20 }
    guard let first = content.first, first | 0x20 &- 0x61 < 26 || first == UInt8(ascii: "_") else { return nil }
    let end = content.indices.first { content[$0...].starts(with: mark.utf8) }
    guard let end, !content[..<end].contains(UInt8(ascii: "\n")) else { return nil }
    return end
  }

  /// The offset behind the parenthesis that closes the one at `start`, or the end of the text.
  static func endOfParentheses(in text: ArraySlice<UInt8>, from start: Int) -> Int {
    var depth = 0
    for index in start..<text.endIndex {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return text.endIndex
  }

  private func textSpan(_ entry: EntryID, _ text: ArraySlice<UInt8>, _ range: Range<Int>) -> SourceSpan {
    tree.sourceSpan(of: entry, in: (range.lowerBound - text.startIndex)..<(range.upperBound - text.startIndex))
  }

  private func foreignBraces(
    _ entry: EntryID, _ text: ArraySlice<UInt8>, _ range: Range<Int>, name: ArraySlice<UInt8>
  ) -> Diagnostic {
    let written = String(decoding: text[range], as: UTF8.self)
    let marked = "$(\(inDoubleQuotes(String(String(decoding: name, as: UTF8.self).trimmingSpaces))))"
    let expression = isInDoubleQuotes(entry) ? marked.escapingQuotes : marked
    let span = textSpan(entry, text, range)
    return Diagnostic(
      .foreignBraces, "`\(written)` inserts nothing here, and would be shown as it stands", at: span,
      label: "write `\(expression)`", help: ["an expression stands in `$( )`"],
      fix: TextEdit(span: span, replacement: expression))
  }

  private func swiftInterpolation(_ entry: EntryID, _ text: ArraySlice<UInt8>, _ range: Range<Int>) -> Diagnostic {
    let expression = "$" + String(decoding: text[range].dropFirst(), as: UTF8.self)
    let span = textSpan(entry, text, range)
    var diagnostic = Diagnostic(
      .swiftInterpolation, "`\\( )` inserts nothing here, and is shown as it stands", at: span,
      label: "write `\(expression)`", fix: TextEdit(span: span, replacement: expression))
    diagnostic.severity = .warning
    return diagnostic
  }
}
