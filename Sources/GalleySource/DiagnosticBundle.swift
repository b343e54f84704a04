/// The problems of several documents together, each of which counts its files from zero.
package struct DiagnosticBundle: Sendable {
  /// The files that problems point into; the same file once, however many documents import it.
  package private(set) var files: [SourceFile] = []
  /// The problems, pointing into `files`.
  package private(set) var problems = DiagnosticCollection()
  private var numbers: [String: UInt32] = [:]
  /// How many problems a report will show; zero for all.
  private let maximum: Int

  /// Creates an empty bundle, for a report of the first `maximum` problems, or all for zero.
  ///
  /// Files behind so many problems are remembered by name only, so that any number of documents fits into memory.
  package init(maximum: Int = 0) { self.maximum = maximum }

  /// Adds what was found in one document that was read from `files`.
  package mutating func add(_ found: DiagnosticCollection, of files: [SourceFile]) {
    var known = [UInt32?](repeating: nil, count: files.count)
    let moved = found.mapSpans { span in
      let file = Int(span.file)
      guard files.indices.contains(file) else { return SourceSpan(start: span.start, end: span.end, file: .max) }
      let number = known[file] ?? self.number(of: files[file])
      known[file] = number
      return SourceSpan(start: span.start, end: span.end, file: number)
    }
    problems.merge(moved)
  }

  /// Returns the index in `files` of a file, which is added if it is not there.
  private mutating func number(of file: SourceFile) -> UInt32 {
    if let number = numbers[file.name] { return number }
    let number = UInt32(clamping: files.count)
    numbers[file.name] = number
    // A later file has a higher number, so its problems stand behind all that are known already.
    let isShown = maximum <= 0 || maximum >= DiagnosticCollection.capacity || problems.counts.total <= maximum
    files.append(isShown ? file : SourceFile(name: file.name, bytes: []))
    return number
  }
}

extension Diagnostic {
  /// Returns the diagnostic with every place changed by `change`.
  func mapSpans(_ change: (SourceSpan) -> SourceSpan) -> Diagnostic {
    var result = self
    result.span = change(span)
    for index in result.related.indices { result.related[index].span = change(related[index].span) }
    if let fix { result.fix = TextEdit(span: change(fix.span), replacement: fix.replacement) }
    return result
  }
}
