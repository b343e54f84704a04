import GalleySource

/// A stretch of a file; lines and columns count from 1.
public struct SourceRange: Hashable, Sendable {
  /// The name that the document's source was given.
  public let file: String
  /// The bytes of the file.
  public let bytes: Range<Int>
  /// The place of the first letter.
  public let start: Position
  /// The place behind the last letter.
  public let end: Position

  /// A place between two letters of a file.
  public struct Position: Hashable, Sendable, Comparable {
    /// From 1.
    public let line: Int
    /// From 1, in Unicode scalars.
    public let column: Int
    /// From 1, in UTF-16 code units, which editors count in.
    public let utf16Column: Int

    /// Compares places of one file.
    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// The line of the first letter.
  public var line: Int { start.line }
  /// The column of the first letter, in Unicode scalars.
  public var column: Int { start.column }
  /// The line of the place behind the last letter.
  public var endLine: Int { end.line }
  /// The column of the place behind the last letter, in Unicode scalars.
  public var endColumn: Int { end.column }
}

extension SourceRange {
  /// The place of a span whose file has this name and these lines.
  init(_ span: SourceSpan, file: String, lines: LineMap) {
    self.file = file
    let lower = Int(span.start)
    let upper = Int(max(span.start, span.end))
    bytes = lower..<upper
    start = Position(at: lower, in: lines)
    end = upper == lower ? start : Position(at: upper, in: lines)
  }
}

extension SourceRange.Position {
  init(at offset: Int, in lines: LineMap) {
    let position = lines.position(at: offset)
    line = position.line
    column = position.column
    utf16Column = column + lines.utf16Excess(at: offset)
  }
}
