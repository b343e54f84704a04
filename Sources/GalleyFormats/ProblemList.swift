internal import GalleySource

/// The diagnostics of one file while it is read, up to a limit of errors and one of warnings.
struct ProblemList {
  /// The file that all spans are in.
  let file: UInt32
  private let limit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var errorCount = 0

  /// Creates an empty list for `file` that takes `limit` errors, and as many warnings.
  init(file: UInt32, limit: Int) {
    self.file = file
    self.limit = max(1, limit)
  }

  /// Whether no more errors are taken, so that reading should end.
  ///
  /// However many warnings there are, a file without errors is read to its end.
  var isFull: Bool { errorCount >= limit }
  var isEmpty: Bool { diagnostics.isEmpty }
  var hasErrors: Bool { errorCount > 0 }

  /// Adds `diagnostic` if there is room.
  mutating func report(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    guard (isError ? errorCount : diagnostics.count - errorCount) < limit else { return }
    diagnostics.append(diagnostic)
    if isError { errorCount += 1 }
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
