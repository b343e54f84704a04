internal import GalleySource

extension JSONReader {
  /// Reads the string in double quotes that begins here, and tells whether it ends.
  @inline(__always) mutating func readString() -> Bool {
    let start = position
    var end = endOfOrdinary(from: start + 1)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      position = end + 1
      append(.string, .quoted, start: start, end: position)
      return true
    }
    return readUnusualString(start: start, from: &end)
  }

  /// Reads on where a string holds an escape, a letter that is not ASCII, or a mistake.
  private mutating func readUnusualString(start: Int, from cursor: inout Int) -> Bool {
    let isWhole = passLiteral(&cursor, start: start)
    guard isWhole else { return false }
    if bytes[cursor] == UInt8(ascii: "\\") { return decodeString(start: start, from: &cursor) }
    return finishString(start: start, end: cursor)
  }

  /// Ends a string without escapes at `end`: at its quote, or where its line ends without one.
  private mutating func finishString(start: Int, end: Int) -> Bool {
    let isClosed = bytes[end] == UInt8(ascii: "\"")
    position = isClosed ? end + 1 : end
    if isClosed {
      append(.string, .quoted, start: start, end: position)
    } else {
      append(.string, start: start + 1, end: end)
    }
    return true
  }

  /// Moves `cursor` to the quote or backslash that ends a stretch of literal text, or to where an unclosed string is
  /// taken to end; false at the end of the file.
  private mutating func passLiteral(_ cursor: inout Int, start: Int) -> Bool {
    while true {
      cursor = endOfOrdinary(from: cursor)
      guard cursor < bytes.count else { return reportUnclosedString(start: start) }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
      if byte >= 0x80 {
        cursor += passNonASCII(at: cursor)
      } else if byte == UInt8(ascii: "\n"), isUnclosed(atLineBreak: cursor) {
        cursor = reportUnclosedLine(start: start, lineBreak: cursor)
        return true
      } else {
        reportControlCharacter(at: cursor)
        cursor += 1
      }
      if problems.isFull { return false }
    }
  }

  /// Returns the offset of the next byte that is a quote, a backslash, a control character or not ASCII.
  @inline(__always) private func endOfOrdinary(from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let special = specialBytes(in: load(UInt64.self, at: index))
      if special != 0 { return index + special.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count, specialBytes(in: 0x6161_6161_6161_6100 | UInt64(bytes[index])) == 0 { index += 1 }
    return index
  }

  /// Marks the special bytes of eight with their top bit; marks above the lowest may be false.
  ///
  /// Source: Anderson, "Bit Twiddling Hacks", determine if a word has a zero byte.
  @inline(__always) private func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let isQuote = (quotes &- ones) & ~quotes
    let isBackslash = (backslashes &- ones) & ~backslashes
    let isControl = (word &- (ones &* 0x20)) & ~word
    return (isQuote | isBackslash | isControl | word) & tops
  }

  /// Returns the length of the UTF-8 sequence at `index`, after a report the length of what is none.
  @inline(__always) private mutating func passNonASCII(at index: Int) -> Int {
    let length = lengthOfUTF8(bytes, at: index)
    return length > 0 ? length : reportInvalidUTF8(at: index)
  }
}

// MARK: - Escapes

extension JSONReader {
  private mutating func decodeString(start: Int, from cursor: inout Int) -> Bool {
    let textStart = tree.decoded.count
    let firstSegment = tree.segments.count
    var literal = start + 1
    note(offset: 0, source: literal)
    while bytes[cursor] == UInt8(ascii: "\\") {
      tree.decoded.append(contentsOf: bytes[literal..<max(literal, cursor)])
      note(offset: tree.decoded.count - textStart, source: cursor)
      cursor += decodeEscape(at: cursor)
      literal = cursor
      note(offset: tree.decoded.count - textStart, source: cursor)
      guard !problems.isFull, passLiteral(&cursor, start: start) else { return false }
    }
    tree.decoded.append(contentsOf: bytes[literal..<max(literal, cursor)])
    let text = LocatedTree.DecodedText(
      start: UInt32(truncatingIfNeeded: textStart), length: UInt32(truncatingIfNeeded: tree.decoded.count - textStart),
      firstSegment: UInt32(truncatingIfNeeded: firstSegment),
      segmentCount: UInt32(truncatingIfNeeded: tree.segments.count - firstSegment))
    position = bytes[cursor] == UInt8(ascii: "\"") ? cursor + 1 : cursor
    append(.string, [.quoted, .decoded], start: start, end: position, link: Int32(tree.decodedTexts.count))
    tree.decodedTexts.append(text)
    return true
  }

  /// Adds a segment; behind one of the same offset it takes its place.
  private mutating func note(offset: Int, source: Int) {
    let segment = LocatedTree.Segment(
      offset: UInt32(truncatingIfNeeded: offset), source: UInt32(truncatingIfNeeded: source))
    if offset > 0, let last = tree.segments.last, last.offset == segment.offset { tree.segments.removeLast() }
    tree.segments.append(segment)
  }

  /// Decodes the escape at `start` and returns its length.
  private mutating func decodeEscape(at start: Int) -> Int {
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): tree.decoded.append(letter)
    case UInt8(ascii: "n"): tree.decoded.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): tree.decoded.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): tree.decoded.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): tree.decoded.append(0x08)
    case UInt8(ascii: "f"): tree.decoded.append(0x0C)
    case UInt8(ascii: "u"): return decodeUnicode(at: start)
    default: return refuseEscape(at: start, letter: letter)
    }
    return 2
  }

  private mutating func decodeUnicode(at start: Int) -> Int {
    guard let first = hexadecimal(at: start + 2) else { return refuseEscape(at: start, letter: UInt8(ascii: "u")) }
    if let scalar = Unicode.Scalar(first) {
      tree.decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return 6
    }
    let isPair =
      first < 0xDC00 && start + 7 < bytes.count && bytes[start + 6] == UInt8(ascii: "\\")
      && bytes[start + 7] == UInt8(ascii: "u")
    if isPair, let second = hexadecimal(at: start + 8), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      tree.decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return 12
    }
    tree.decoded.append(contentsOf: UTF8.encodedReplacementCharacter)
    problems.report(
      Diagnostic(
        .invalidEscape, "`\(text(start, start + 6))` is half of a surrogate pair, and no character by itself",
        at: problems.span(start, start + 6)))
    return 6
  }

  /// The value of the four hexadecimal digits at `start`.
  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in start..<start + 4 {
      guard let digit = digitValue(bytes[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

/// Returns the length of the well-formed UTF-8 sequence at `index`, or 0 if there is none.
///
/// Source: The Unicode Standard, table 3-7.
func lengthOfUTF8(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    index + offset < bytes.count && range.contains(bytes[index + offset])
  }
  switch bytes[index] {
  case ..<0x80: return 1
  case 0xC2...0xDF: return continues(1) ? 2 : 0
  case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
  case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
  case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
  case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
  case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
  case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
  default: return 0
  }
}
