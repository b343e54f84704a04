internal import GalleySource

// MARK: - Mistakes that libyaml lets pass

extension YAMLReader {
  /// Says that a mapping or sequence stands in the place of a key, or that double braces were meant as a placeholder.
  func complexKey(at start: Int) -> Diagnostic {
    let isBrace = bytes[start] == UInt8(ascii: "{")
    guard isBrace, start > 0, bytes[start - 1] == UInt8(ascii: "{"), let close = placeholderEnd(from: start - 1) else {
      return Diagnostic(
        .complexKey, "a key must be a text, not a mapping or a list", at: problems.span(start, start + 1),
        label: bytes[start] == UInt8(ascii: "[") ? "write `content: ` before it, if these are views" : nil,
        help: [
          bytes[start] == UInt8(ascii: "?")
            ? "`?` and a space begin a key; a text that begins with them needs quotes"
            : "a text that begins with a bracket or a brace needs quotes"
        ])
    }
    let name = inDoubleQuotes(String(decoding: trimmed(bytes[start + 1..<close - 2]), as: UTF8.self))
    let needsQuotes = name.utf8.contains { ",[]{}?:#\"'".utf8.contains($0) }
    let mend = needsQuotes ? quotedYAML("$(\(name))") : "$(\(name))"
    return Diagnostic(
      .foreignBraces, "`{{ }}` is read as a mapping inside a mapping", at: problems.span(start - 1, close),
      label: "write `\(mend)`", fix: TextEdit(span: problems.span(start - 1, close), replacement: mend))
  }

  /// The offset behind the `}}` that ends the placeholder at `start`, if it is on the same line.
  private func placeholderEnd(from start: Int) -> Int? {
    var index = start + 2
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
      index += 1
    }
    return nil
  }

  private func trimmed(_ slice: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    var result = slice.drop(while: isSpaceOrBreak)
    while let last = result.last, isSpaceOrBreak(last) { result.removeLast() }
    return result
  }

  func undefinedAlias(start: Int, end: Int) -> Diagnostic {
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return Diagnostic(
      .undefinedAlias, "`\(name)` is an alias, but there is no anchor `&\(name.dropFirst())` before it",
      at: problems.span(start, end), help: ["if it is meant as text, write `\"\(name)\"`"],
      fix: TextEdit(span: problems.span(start, end), replacement: "\"\(name)\""))
  }

  func recursiveAlias(_ name: String, start: Int, end: Int, anchor: Int) -> Diagnostic {
    Diagnostic(
      .recursiveAlias, "the alias `*\(name)` stands inside the value that it repeats", at: problems.span(start, end),
      related: [
        RelatedSpan(
          span: problems.span(anchor, min(anchor + name.utf8.count + 1, bytes.count)), message: "the value begins here")
      ])
  }

  /// Notes anchors on nothing that no alias names: a text that begins with `&` was meant.
  mutating func noteUnusedAnchors() {
    for anchor in anchors.values where !anchor.isUsed {
      let entry = tree.entries[anchor.entry]
      guard entry.kind == .null, entry.length == 0 else { continue }
      noteMisread(.indicator, at: anchor.start, valueStart: anchor.start)
    }
    misreadTexts.sort { $0.start < $1.start }
  }

  /// Reports a key in braces whose colon has no space behind it, so that all of it is the key.
  mutating func reportMissingSpace(inKey key: EntryID) {
    let entry = tree.entries[key]
    let text = tree.bytes(key)
    guard entry.flags.contains(.plain), let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return }
    let offset = colon - text.startIndex
    tree.entries[key].flags.insert(.hidden)
    let sourceSpan = tree.sourceSpan(of: key, in: offset..<offset + 1)
    let before = String(decoding: text[..<colon], as: UTF8.self)
    let after = String(decoding: text[(colon + 1)...], as: UTF8.self)
    problems.report(
      Diagnostic(
        .missingSpace, "the colon behind `\(before)` has no space behind it", at: sourceSpan,
        label: "write `\(before): \(after)`",
        fix: TextEdit(
          span: SourceSpan(start: sourceSpan.end, end: sourceSpan.end, file: sourceSpan.file), replacement: " ")))
  }
}
