/// Finds where the pieces of a scalar's text stand in the source, if folding, escapes or indentation were taken out.
///
/// Walks over the source and the text side by side and notes a segment wherever they stop running in step. What it
/// cannot follow (line breaks that are not ASCII) shifts places a little, and never leads outside the scalar.
struct ScalarAlignment {
  private let source: UnsafeBufferPointer<UInt8>
  private let value: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// Where the walk is in the source.
  private var position: Int
  /// Where the walk is in the text.
  private var offset = 0

  /// Creates an alignment of `value` with the bytes `content` of `source`, quotes excluded.
  init(source: UnsafeBufferPointer<UInt8>, content: Range<Int>, value: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.value = value
    position = content.lowerBound
    end = content.upperBound
  }

  /// Aligns a plain scalar (`quote` 0) or one in quotes.
  mutating func alignFlow(quote: UInt8, into segments: inout [LocatedTree.Segment]) {
    note(into: &segments)
    while position < end, offset < value.count {
      let byte = source[position]
      if isSpaceOrBreak(byte) {
        passSpace(into: &segments)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        passEscape(into: &segments)
      } else if byte == UInt8(ascii: "'"), quote == byte {
        offset += 1
        position += 2
        note(into: &segments)
      } else {
        offset += 1
        position += 1
      }
    }
    note(into: &segments)
  }

  /// Passes a run of space, which stands as it is, or is folded if it holds a line break.
  private mutating func passSpace(into segments: inout [LocatedTree.Segment]) {
    let start = position
    let breaks = skipSpace()
    guard breaks > 0 else {
      offset += position - start
      return
    }
    offset += max(1, breaks - 1)
    note(into: &segments)
  }

  private mutating func passEscape(into segments: inout [LocatedTree.Segment]) {
    note(into: &segments)
    let letter = position + 1 < end ? source[position + 1] : 0
    switch letter {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      offset += max(0, skipSpace() - 1)
    case UInt8(ascii: "x"): pass(source: 4)
    case UInt8(ascii: "u"): pass(source: 6)
    case UInt8(ascii: "U"): pass(source: 10)
    default: pass(source: 2)
    }
    note(into: &segments)
  }

  /// Passes an escape of `length` bytes, which stands for one code point.
  private mutating func pass(source length: Int) {
    position += length
    let leading = value[offset]
    offset += leading < 0x80 ? 1 : leading < 0xE0 ? 2 : leading < 0xF0 ? 3 : 4
  }

  /// Passes space and line breaks in the source and returns the number of breaks.
  private mutating func skipSpace() -> Int {
    var breaks = 0
    while position < end, isSpaceOrBreak(source[position]) {
      let byte = source[position]
      let isPair = byte == UInt8(ascii: "\r") && position + 1 < end && source[position + 1] == UInt8(ascii: "\n")
      if !isPair, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { breaks += 1 }
      position += 1
    }
    return breaks
  }

  /// Aligns a block scalar, line by line, from its `|` or `>` on.
  mutating func alignBlock(into segments: inout [LocatedTree.Segment]) {
    position = endOfLine(from: position)
    while position < end, offset < value.count {
      while position < end, source[position] == UInt8(ascii: "\n") || source[position] == UInt8(ascii: "\r") {
        position += 1
      }
      let lineStart = position
      while position < end, source[position] == 0x20 { position += 1 }
      let lineEnd = endOfLine(from: position)
      guard position < lineEnd else { continue }
      alignLine(from: lineStart)
      note(into: &segments)
      offset += lineEnd - position
      position = lineEnd
    }
    offset = min(offset, value.count)
    note(into: &segments)
  }

  /// Moves to where the line's text begins in both, with the spaces before it that belong to the text.
  private mutating func alignLine(from lineStart: Int) {
    let earliest = offset
    while offset < value.count, value[offset] == 0x20 || value[offset] == UInt8(ascii: "\n") { offset += 1 }
    while position > lineStart, offset > earliest, value[offset - 1] == 0x20 {
      position -= 1
      offset -= 1
    }
  }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }

  /// Adds a segment for the present place, unless the last one leads there already.
  private func note(into segments: inout [LocatedTree.Segment]) {
    let segment = LocatedTree.Segment(offset: UInt32(clamping: offset), source: UInt32(clamping: position))
    if let last = segments.last, offset > 0 {
      if last.offset == segment.offset {
        segments[segments.count - 1] = segment
        return
      }
      if last.offset < segment.offset, last.source &+ (segment.offset - last.offset) == segment.source { return }
    }
    segments.append(segment)
  }
}
