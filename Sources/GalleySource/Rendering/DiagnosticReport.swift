/// What every renderer draws: problems, in the order to show them, and the files that they point into.
package struct DiagnosticReport: Sendable {
  package let files: [SourceFile]
  package let diagnostics: [Diagnostic]
  /// How many problems there are, those included that are not shown.
  package let counts: DiagnosticCounts
  /// The lines of the files that a problem points into; nil for the others.
  private let lineMaps: [LineMap?]
  /// What settings are called where the report is read.
  package let naming: SettingNaming

  /// A stretch of a file in lines and columns.
  package struct Region: Hashable, Sendable {
    package var start: SourcePosition
    /// The place behind the last letter.
    package var end: SourcePosition
  }

  /// Prepares a report of the first `maximum` problems, or all for zero.
  package init(files: [SourceFile], problems: DiagnosticCollection, maximum: Int = 0, naming: SettingNaming = .library)
  {
    self.init(files: files, diagnostics: problems.sorted(maximum: maximum), counts: problems.counts, naming: naming)
  }

  /// Prepares a report of problems that are in order already.
  ///
  /// Finds the lines of exactly those files that are pointed into. `counts` is what the summary says, by default the
  /// number of `diagnostics`.
  package init(
    files: [SourceFile], diagnostics: [Diagnostic], counts: DiagnosticCounts? = nil, naming: SettingNaming = .library
  ) {
    self.files = files
    self.naming = naming
    self.diagnostics = diagnostics
    self.counts = counts ?? diagnostics.reduce(into: DiagnosticCounts()) { $0.add($1.severity) }
    var maps = [LineMap?](repeating: nil, count: files.count)
    for diagnostic in diagnostics {
      for span in [diagnostic.span] + diagnostic.related.map(\.span) + (diagnostic.fix.map { [$0.span] } ?? []) {
        let file = Int(span.file)
        if files.indices.contains(file), maps[file] == nil { maps[file] = LineMap(files[file].bytes) }
      }
    }
    lineMaps = maps
  }

  /// Returns the sentences that help with a problem.
  package func help(of diagnostic: Diagnostic) -> [String] { diagnostic.help.map { $0.text(naming: naming) } }

  /// Returns the file that `span` points into, or nil if there is none.
  package func file(of span: SourceSpan) -> SourceFile? {
    files.indices.contains(Int(span.file)) ? files[Int(span.file)] : nil
  }

  /// Returns the lines of the file that `span`, which must be of one of the diagnostics, points into.
  package func lines(of span: SourceSpan) -> LineMap? {
    lineMaps.indices.contains(Int(span.file)) ? lineMaps[Int(span.file)] : nil
  }

  /// Returns `span` in lines and columns.
  package func region(of span: SourceSpan) -> Region? {
    guard let lines = lines(of: span) else { return nil }
    let start = lines.position(at: Int(span.start))
    return Region(start: start, end: span.end <= span.start ? start : lines.position(at: Int(span.end)))
  }
}

/// Turns a report into the bytes of one output form.
package protocol DiagnosticRenderer: Sendable {
  /// Appends the whole report to `output`.
  func render(_ report: DiagnosticReport, into output: inout [UInt8])
}
