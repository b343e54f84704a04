import CLibYAML
internal import GalleySource

extension YAMLReader {
  /// Appends the scalar of the current event.
  mutating func takeScalar() {
    let data = event.pointee.data.scalar
    var start = marks.byteOffset(Int(event.pointee.start_mark.index))
    var end = marks.byteOffset(Int(event.pointee.end_mark.index))
    let properties = start
    let isPlain = data.style == YAML_PLAIN_SCALAR_STYLE
    let value = UnsafeBufferPointer(start: UnsafePointer(data.value), count: data.length)
    if data.anchor != nil || data.tag != nil { start = min(behindProperties(from: start), end) }
    if isPlain, value.isEmpty {
      start = emptyPlace(end)
      end = start
      if let collection = openCollections.last, collection.isFlow, collection.isMapping, !collection.expectsKey {
        reportMissingSpace(inKey: tree.last)
      }
    }
    let id = tree.end
    if isAtKey {
      takeKey(value, style: data.style, start: start, end: end)
    } else {
      let style: LocatedTree.EntryFlags = isPlain ? .plain : flags(of: data.style)
      if style.contains(.block) { end = endOfText(start: start, end: end) }
      let kind = isPlain ? CoreSchema.kind(of: value) : .string
      append(kind, style, value, start: start, end: end)
      if isPlain, kind == .string {
        findSplitExpression(start: start, end: end)
        if !marks.isASCII { findTypographicSpaces(start: start, end: end) }
      } else if data.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE, expressionBudget > 0 {
        findCutText(start: start, end: end)
      }
    }
    if let tag = data.tag { applyTag(tag, to: id, value: value, isPlain: isPlain, from: properties) }
    if let anchor = data.anchor { setAnchor(anchor, to: id, from: properties) }
    finishNode(id, end: end)
  }

  /// Notes an expression in the plain scalar at `start..<end` that goes on behind it.
  @inline(__always) private mutating func findSplitExpression(start: Int, end: Int) {
    guard expressionBudget > 0 else { return }
    var index = start
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "(") {
        index = noteSplitExpression(at: index, scalar: start..<end)
      }
      index += 1
    }
  }

  /// Notes the expression at `start` if it goes on behind `scalar`, and returns its last byte.
  private mutating func noteSplitExpression(at start: Int, scalar: Range<Int>) -> Int {
    let close = endOfExpression(in: bytes, at: start)
    expressionBudget -= (close ?? endOfLine(from: start)) - start
    guard let close else { return scalar.upperBound }
    if close > scalar.upperBound { noteMisread(.expression, at: start, valueStart: scalar.lowerBound) }
    return close - 1
  }

  func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  func flags(of style: yaml_scalar_style_t) -> LocatedTree.EntryFlags {
    switch style {
    case YAML_PLAIN_SCALAR_STYLE: .plain
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .quoted
    }
  }

  /// Appends a scalar whose text is `value`; where that stands in the source byte for byte, nothing is copied.
  @inline(__always) mutating func append(
    _ kind: EntryKind, _ flags: LocatedTree.EntryFlags, _ value: UnsafeBufferPointer<UInt8>, start: Int, end: Int
  ) {
    let margin = flags.contains(.quoted) ? 1 : 0
    var entry = LocatedTree.Entry(kind: kind, flags: flags, start: UInt32(start), length: UInt32(end - start))
    if end - start - 2 * margin != value.count || !stands(value, at: start + margin) {
      entry.flags.insert(.decoded)
      entry.link = appendDecoded(value, flags: flags, content: start + margin..<max(start + margin, end - margin))
    }
    tree.entries.append(entry)
  }

  /// Tells whether the bytes of `value` stand in the source from `start` on, where there are as many.
  @inline(__always) private func stands(_ value: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let count = value.count
    guard count >= 8 else { return standsShort(value, at: start) }
    var offset = 0
    while offset < count - 8 {
      guard differs(value, at: offset, start, as: UInt64.self) == 0 else { return false }
      offset += 8
    }
    return differs(value, at: count - 8, start, as: UInt64.self) == 0
  }

  /// Compares up to seven bytes, in two words that may overlap or one by one.
  @inline(__always) private func standsShort(_ value: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let count = value.count
    if count >= 4 {
      return differs(value, at: 0, start, as: UInt32.self) | differs(value, at: count - 4, start, as: UInt32.self) == 0
    }
    var offset = 0
    while offset < count {
      if bytes[start + offset] != value[offset] { return false }
      offset += 1
    }
    return true
  }

  /// The bits in which a word of `value` and the source differ.
  @inline(__always) private func differs<Word: FixedWidthInteger>(
    _ value: UnsafeBufferPointer<UInt8>, at offset: Int, _ start: Int, as type: Word.Type
  ) -> Word {
    UnsafeRawBufferPointer(value).loadUnaligned(fromByteOffset: offset, as: type)
      ^ UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start + offset, as: type)
  }

  private mutating func appendDecoded(
    _ value: UnsafeBufferPointer<UInt8>, flags: LocatedTree.EntryFlags, content: Range<Int>
  ) -> Int32 {
    let text = LocatedTree.DecodedText(
      start: UInt32(tree.decoded.count), length: UInt32(value.count), firstSegment: UInt32(tree.segments.count),
      segmentCount: 0)
    tree.decoded.append(contentsOf: value)
    var alignment = ScalarAlignment(source: bytes, content: content, value: value)
    if flags.contains(.block) {
      alignment.alignBlock(into: &tree.segments)
    } else {
      let quote = flags.contains(.quoted) ? bytes[content.lowerBound - 1] : 0
      if quote == 0 { warnOfItem(in: content) }
      alignment.alignFlow(quote: quote, into: &tree.segments)
    }
    tree.decodedTexts.append(text)
    let index = tree.decodedTexts.count - 1
    tree.decodedTexts[index].segmentCount = UInt32(tree.segments.count) - text.firstSegment
    if isMasked { unmask(tree.decodedTexts[index], in: content) }
    return Int32(index)
  }

  /// Puts what the source has in the place of masks into a text that was decoded from `content`.
  private mutating func unmask(_ text: LocatedTree.DecodedText, in content: Range<Int>) {
    let first = Int(text.firstSegment)
    for index in first..<first + Int(text.segmentCount) {
      let segment = tree.segments[index]
      let isLast = index + 1 == first + Int(text.segmentCount)
      let end = isLast ? text.length : tree.segments[index + 1].offset
      for offset in segment.offset..<max(segment.offset, end) {
        let place = Int(segment.source + (offset - segment.offset))
        let target = Int(text.start + offset)
        guard content.contains(place), bytes[place] != tree.source[place], tree.decoded[target] == bytes[place] else {
          continue
        }
        tree.decoded[target] = tree.source[place]
      }
    }
  }

  /// Warns of a plain text that goes on with a dash at the beginning of a line: an item of a list was meant.
  private mutating func warnOfItem(in content: Range<Int>) {
    var isLineStart = false
    for index in content {
      if isLineStart, bytes[index] == UInt8(ascii: "-"), index + 1 < content.upperBound, bytes[index + 1] == 0x20 {
        var warning = Diagnostic(
          .badIndentation, "this line goes on with the text above it, and is no item of a list",
          at: problems.span(index, index + 1),
          help: [
            "items of one list begin in one column",
            "a modifier is an item below `modifiers:`, which stands on the column of the view's name",
          ])
        warning.severity = .warning
        return problems.report(warning)
      }
      isLineStart = bytes[index] == UInt8(ascii: "\n") || isLineStart && bytes[index] == 0x20
    }
  }

  /// Where an empty value stands: behind the colon or dash that announces it, or behind its key.
  private func emptyPlace(_ mark: Int) -> Int {
    guard let collection = openCollections.last, mark > collection.end else { return mark }
    var index = mark
    while index > collection.end, isSpaceOrBreak(bytes[index - 1]) { index -= 1 }
    if index > collection.end, bytes[index - 1] == UInt8(ascii: ":") || bytes[index - 1] == UInt8(ascii: "-") {
      return index
    }
    return index == collection.end || bytes[collection.end..<index].contains(UInt8(ascii: "\n"))
      ? collection.end : index
  }

  /// The end of a block scalar without the blank lines behind its text.
  private func endOfText(start: Int, end: Int) -> Int {
    var index = end
    while index > start + 1, isSpaceOrBreak(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// The offset behind the anchor and the tag that begin at `start`, and behind the space that follows them.
  func behindProperties(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      index = endOfProperty(at: index)
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "#") {
          while index < bytes.count, lengthOfBreak(at: index) == 0 { index += 1 }
        } else if lengthOfBreak(at: index) > 0 {
          index += lengthOfBreak(at: index)
        } else if isSpaceOrBreak(bytes[index]) {
          index += 1
        } else {
          break
        }
      }
    }
    return index
  }

  /// The end of the anchor or tag that begins at `start`.
  func endOfProperty(at start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, !isSpaceOrBreak(bytes[index]), !isFlowIndicator(bytes[index]),
      lengthOfBreak(at: index) == 0
    {
      index += 1
    }
    return index
  }

  /// How many bytes the line break here has, for libyaml knows Unicode's too; zero if there is none.
  private func lengthOfBreak(at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): 1
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: 2
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "}")
  }
}

/// Tells whether `byte` is a space, a tab or an ASCII line break.
@inline(__always) func isSpaceOrBreak(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
