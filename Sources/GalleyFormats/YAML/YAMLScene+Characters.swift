internal import GalleySource

// Characters that look like those of YAML and are none, and a dash that is none without its space.

extension YAMLReader {
  /// Notes a plain key with a typographic space or quote at its edges, and tells whether it has one.
  mutating func findTypographicEdge(start: Int, end: Int) -> Bool {
    guard start < end else { return false }
    let first = TypographicCharacter(at: bytes[start..<end])
    // `- ` with a space that does not break.
    let dashed =
      bytes[start] == UInt8(ascii: "-") ? TypographicCharacter(at: bytes[(start + 1)..<end]) : nil
    guard first != nil || dashed != nil || endsWithTypographicCharacter(start: start, end: end) else { return false }
    noteMisread(.typographic, at: start, valueStart: end)
    return true
  }

  /// Notes a plain scalar that is a key and a value with a typographic space behind the colon, or a number with one
  /// around it.
  mutating func findTypographicSpaces(start: Int, end: Int) {
    var index = start
    while index < end, bytes[index] < 0x80 { index += 1 }
    guard index < end else { return }
    let content = bytes[start..<end]
    let isBehindColon =
      index > start && bytes[index - 1] == UInt8(ascii: ":")
      && TypographicCharacter(at: bytes[index..<end])?.isQuote == false
    guard isBehindColon || isNumberInSpaces(content) else { return }
    noteMisread(.typographic, at: start, valueStart: end)
  }

  private func isNumberInSpaces(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = content[...]
    while let space = TypographicCharacter(at: rest), !space.isQuote { rest = rest.dropFirst(space.length) }
    guard rest.count < content.count || endsWithTypographicCharacter(start: content.startIndex, end: content.endIndex)
    else { return false }
    return rest.prefix { $0 < 0x80 }.allSatisfy {
      $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
      && rest.first.map { $0 < 0x80 } ?? false
  }

  private func endsWithTypographicCharacter(start: Int, end: Int) -> Bool {
    [2, 3].contains { length in
      end - length > start && TypographicCharacter(at: bytes[(end - length)..<end])?.length == length
    }
  }
}

extension YAMLScene {
  /// Says that the dash of a list has no space behind it: `-Text: a`.
  func dashWithoutSpace(at start: Int) -> YAMLMistake {
    var end = start + 1
    while byte(end) | 0x20 &- 0x61 < 26 || byte(end) &- 0x30 < 10 { end += 1 }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .missingSpace, "the dash before `\(text(start + 1, end))` has no space behind it", at: span(start, start + 1),
        label: "write `- \(text(start + 1, end))`",
        fix: TextEdit(span: span(start + 1, start + 1), replacement: " ")), isTreeSure: false)
  }

  /// Says that spaces or quotes in `start..<end` are none to YAML; reading goes on as if they were.
  func typographicCharacters(from start: Int, to end: Int) -> YAMLMistake {
    var masks: [YAMLMistake.Mask] = []
    var first: (range: Range<Int>, character: TypographicCharacter)?
    var written: [UInt8] = []
    var index = start
    while index < end {
      guard let character = TypographicCharacter(at: source[index..<end]) else {
        written.append(source[index])
        index += 1
        continue
      }
      first = first ?? (index..<index + character.length, character)
      masks += (0..<character.length).map { YAMLMistake.Mask(position: index + $0, byte: 0x20) }
      // A quote is one byte, so spaces fill its room: outside of the text where it opens and where it closes.
      if character.isQuote {
        masks[masks.count - (index == start ? 1 : character.length)] =
          YAMLMistake.Mask(position: index == start ? index + character.length - 1 : index, byte: UInt8(ascii: "\""))
      }
      written.append(character.isQuote ? UInt8(ascii: "\"") : 0x20)
      index += character.length
    }
    let isQuote = first?.character.isQuote ?? false
    let mendOfSpace = first.map { replacement(of: $0.character, at: $0.range) } ?? " "
    // Two or three bytes are one column: other lines would not fit any more.
    let isIndentation = first.map { beginsLine($0.range.lowerBound) } ?? false
    if isIndentation, !isQuote { masks = [] }
    let mend = String(decoding: written, as: UTF8.self)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .typographicCharacter,
        isQuote
          ? "these are typographic quotes, which are part of the text to YAML"
          : "\(first?.character.name ?? "a space") stands here, which is no space to YAML",
        at: first.map { isQuote ? span(start, end) : span($0.range.lowerBound, $0.range.upperBound) }
          ?? span(start, end),
        label: isQuote ? "write `\(mend)`" : mendOfSpace.isEmpty ? "remove it" : "write a space",
        fix: isQuote
          ? TextEdit(span: span(start, end), replacement: mend)
          : first.map { TextEdit(span: span($0.range.lowerBound, $0.range.upperBound), replacement: mendOfSpace) }),
      masks: masks, isTreeSure: !masks.isEmpty)
  }

  /// What belongs in the place of a typographic space: nothing for one without width, unless a mark lacks its space there.
  private func replacement(of space: TypographicCharacter, at range: Range<Int>) -> String {
    guard space.isInvisible, range.lowerBound > 0 else { return space.isInvisible ? "" : " " }
    let isBehindMark = [UInt8(ascii: ":"), UInt8(ascii: "-")].contains(source[range.lowerBound - 1])
    return isBehindMark && range.upperBound < source.endIndex && source[range.upperBound] > 0x20 ? " " : ""
  }
}
