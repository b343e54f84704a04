/// A place in a file as people and editors count it.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Where the lines of a file begin, to turn byte offsets into lines and columns and back.
///
/// A line ends with LF, CR LF or a lone CR. A byte order mark is no column. Creation costs one pass over the bytes, so
/// it is left until a diagnostic is drawn.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of every line.
  private let starts: [Int]
  /// By block of bytes, the number of scalars before it: a file may be one long line.
  private let scalarsBefore: [UInt32]
  /// The offsets of the scalars that UTF-16 writes as two code units, in order; most files have none.
  private let pairs: [Int]
  private static let blockSize = 64

  /// Finds the lines of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scalarsBefore = Self.countScalars(bytes)
    pairs = bytes.withUnsafeBufferPointer { bytes in bytes.indices.filter { bytes[$0] >= 0xF0 } }
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] <= Byte.carriageReturn {
        let next = offset + 1
        switch bytes[offset] {
        case Byte.lineFeed: starts.append(next)
        case Byte.carriageReturn where next == bytes.count || bytes[next] != Byte.lineFeed: starts.append(next)
        default: break
        }
      }
    }
    self.starts = starts
  }

  /// The number of lines; a file that ends with a line break has an empty last one.
  package var lineCount: Int { starts.count }

  /// Returns the line and column of the byte at `offset`.
  ///
  /// An offset within a line break is the place behind the last letter of its line, one within a letter the letter's
  /// own place, one behind the end of the file the end of the file.
  package func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let content = contentRange(line: line)
    let end = max(content.lowerBound, min(offset, content.upperBound))
    var column = countScalars(content.lowerBound..<end)
    if end < content.upperBound, Self.continuesScalar(bytes[end]), column > 0 { column -= 1 }
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// Returns by how much the column of the byte at `offset` is larger in UTF-16 code units than in scalars.
  package func utf16Excess(at offset: Int) -> Int {
    if pairs.isEmpty { return 0 }
    let content = contentRange(line: lineIndex(at: offset))
    let end = max(content.lowerBound, min(offset, content.upperBound))
    return pairCount(before: end) - pairCount(before: content.lowerBound)
  }

  /// The number of scalars before `offset` that UTF-16 writes as two code units.
  private func pairCount(before offset: Int) -> Int {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < offset { low = middle + 1 } else { high = middle }
    }
    // An offset within a letter is the letter's own place.
    return low > 0 && offset < bytes.count && offset - pairs[low - 1] < 4 && Self.continuesScalar(bytes[offset])
      ? low - 1 : low
  }

  /// Returns the offset of a line and column, or nil if the file has no such line; a column behind the end of its line
  /// is the end of the line.
  package func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.line <= starts.count else { return nil }
    let content = contentRange(line: position.line - 1)
    var column = 0
    for index in content where !Self.continuesScalar(bytes[index]) {
      column += 1
      if column >= position.column { return index }
    }
    return content.upperBound
  }

  /// Returns the bytes of line number `line`, counted from zero, without its line break.
  package func contentRange(line: Int) -> Range<Int> {
    let start = starts[line]
    guard line + 1 < starts.count else { return start..<max(start, bytes.count) }
    var end = starts[line + 1] - 1
    if end > start, bytes[end] == Byte.lineFeed, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return start..<end
  }

  /// Returns the number, counted from zero, of the line that holds the byte at `offset`.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of scalars that begin in a stretch of the file; cost bounded by the size of two blocks.
  private func countScalars(_ range: Range<Int>) -> Int {
    let first = range.lowerBound / Self.blockSize + 1
    let last = range.upperBound / Self.blockSize
    guard first < last else { return Self.countScalars(bytes, range) }
    return Self.countScalars(bytes, range.lowerBound..<first * Self.blockSize)
      + Int(scalarsBefore[last]) - Int(scalarsBefore[first])
      + Self.countScalars(bytes, last * Self.blockSize..<range.upperBound)
  }

  private static func countScalars(_ bytes: [UInt8]) -> [UInt32] {
    var count = 0
    return stride(from: 0, through: bytes.count, by: blockSize).map { start in
      defer { count += countScalars(bytes, start..<min(start + blockSize, bytes.count)) }
      return UInt32(clamping: count)
    }
  }

  private static func countScalars(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range where !continuesScalar(bytes[index]) { count += 1 }
      return count
    }
  }

  private static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
