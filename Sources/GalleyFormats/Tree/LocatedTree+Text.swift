package import GalleySource
public import GalleyTables

extension LocatedTree {
  /// The bytes of a scalar's text, decoded.
  @inlinable package func bytes(_ id: EntryID) -> ArraySlice<UInt8> {
    let entry = entries[id]
    if entry.flags.contains(.decoded) {
      let text = decodedTexts[Int(entry.link)]
      return decoded[Int(text.start)..<Int(text.start + text.length)]
    }
    let margin = entry.flags.contains(.quoted) ? 1 : 0
    return source[Int(entry.start) + margin..<Int(entry.start) + Int(entry.length) - margin]
  }

  /// Lends the bytes of a scalar's text, decoded: `bytes` without a further owner of the source, for a look at a few.
  @inlinable @inline(__always) package func withBytes<Result>(
    _ id: EntryID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let entry = entries[id]
    if entry.flags.contains(.decoded) {
      let text = decodedTexts[Int(entry.link)]
      return decoded.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[Int(text.start)..<Int(text.start + text.length)]))
      }
    }
    let margin = entry.flags.contains(.quoted) ? 1 : 0
    return source.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(entry.start) + margin..<Int(entry.start) + Int(entry.length) - margin]))
    }
  }

  /// The text of a scalar as it is meant where a String is expected: decoded, and for any scalar as it is written.
  package func text(_ id: EntryID) -> String { String(decoding: bytes(id), as: UTF8.self) }

  /// Tells whether the text of a scalar is `text`, without making a String.
  @inlinable package func text(of id: EntryID, is text: StaticString) -> Bool {
    withBytes(id) { bytes in
      bytes.count == text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(bytes) }
    }
  }

  /// The place in the source of a range of a scalar's decoded text.
  ///
  /// Exact also behind escapes and line folds; offsets beyond the text are taken as its end.
  package func sourceSpan(of id: EntryID, in range: Range<Int>) -> SourceSpan {
    let start = sourceOffset(of: id, at: range.lowerBound)
    let end = range.isEmpty ? start : sourceOffset(of: id, at: range.upperBound)
    return SourceSpan(start: start, end: max(start, end), file: file)
  }

  private func sourceOffset(of id: EntryID, at offset: Int) -> UInt32 {
    let entry = entries[id]
    let end = entry.start + entry.length
    let offset = UInt32(clamping: offset)
    guard entry.flags.contains(.decoded) else {
      let margin: UInt32 = entry.flags.contains(.quoted) ? 1 : 0
      return min(entry.start + margin, end - margin) + min(offset, entry.length - 2 * margin)
    }
    guard let segment = lastSegment(of: decodedTexts[Int(entry.link)], at: offset) else { return entry.start }
    return min(segment.source + (offset - segment.offset), end)
  }

  /// Returns the segment of `text` that holds `offset`, found by halving.
  private func lastSegment(of text: DecodedText, at offset: UInt32) -> Segment? {
    var low = Int(text.firstSegment)
    var high = low + Int(text.segmentCount)
    let first = low
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > first ? segments[low - 1] : nil
  }
}
