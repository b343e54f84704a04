internal import GalleySource

/// The diagnostics of one file while it is read, up to a limit.
struct ProblemList {
  /// The file that all spans are in.
  let file: UInt32
  private let limit: Int
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty list for `file` that takes `limit` diagnostics.
  init(file: UInt32, limit: Int) {
    self.file = file
    self.limit = max(1, limit)
  }

  /// Whether no more problems are taken, so that reading should end.
  var isFull: Bool { diagnostics.count >= limit }
  var isEmpty: Bool { diagnostics.isEmpty }

  /// Adds `diagnostic` if there is room.
  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// Returns the diagnostics in order of place; a full list ends with a word about those that are left out.
  func sorted() -> [Diagnostic] {
    var result = diagnostics.enumerated().sorted { left, right in
      (left.element.span.start, left.offset) < (right.element.span.start, right.offset)
    }.map(\.element)
    if isFull, let last = result.last {
      result.append(
        Diagnostic(.tooManyProblems, "reading ended here: the file has \(limit) problems or more", at: last.span))
    }
    return result
  }

  /// Returns the span of the bytes `start..<end` of the file.
  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(start: UInt32(clamping: start), end: UInt32(clamping: end), file: file)
  }
}
