/// A range of bytes in one source file.
///
/// Lines and columns are computed only when a diagnostic is drawn; until then a place is these twelve bytes.
package struct SourceSpan: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset behind the last byte; equal to `start` for a place between two bytes.
  package var end: UInt32
  /// The file, as an index into the list of files that were read.
  package var file: UInt32

  /// Creates a span of the bytes `start..<end` of `file`.
  package init(start: UInt32, end: UInt32, file: UInt32 = 0) {
    self.start = start
    self.end = end
    self.file = file
  }

  /// The place of what concerns no file.
  package static let nowhere = SourceSpan(start: 0, end: 0, file: .max)

  /// The number of bytes.
  package var length: Int { Int(end) - Int(start) }

  /// Returns the smallest span that holds both; `other` must be of the same file.
  package func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end), file: file)
  }
}
