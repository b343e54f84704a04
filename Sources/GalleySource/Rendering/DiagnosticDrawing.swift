/// Draws one diagnostic as text.
///
///     error[unknown-argument]: `HStack` has no argument `aligment`
///       --> card.yaml:4:5
///        |
///      4 |     aligment: top
///        |     ^^^^^^^^ did you mean `alignment`?
///        |
///        = help: HStack takes `alignment`, `spacing`, `content`
struct DiagnosticDrawing {
  private let diagnostic: Diagnostic
  let report: DiagnosticReport
  let palette: TextPalette
  let excerptWidth: Int
  /// The digits of the greatest line number in sight.
  private let numberWidth: Int
  var output: [UInt8]

  /// Prepares to append to `output`.
  init(
    _ diagnostic: Diagnostic, of report: DiagnosticReport, palette: TextPalette, excerptWidth: Int, output: [UInt8]
  ) {
    self.diagnostic = diagnostic
    self.report = report
    self.palette = palette
    self.excerptWidth = excerptWidth
    self.output = output
    let lines = ([diagnostic.span] + diagnostic.related.map(\.span)).compactMap { report.region(of: $0)?.end.line }
    numberWidth = String(lines.max() ?? 1).utf8.count
  }

  /// Draws all of it.
  mutating func draw() {
    drawHeader()
    let mark = Mark(sign: UInt8(ascii: "^"), role: .severity(diagnostic.severity), label: diagnostic.label)
    drawPlace(diagnostic.span, arrow: "-->", mark)
    if report.file(of: diagnostic.span) == nil, let label = diagnostic.label { drawHelp(label, title: nil) }
    for span in diagnostic.related where report.file(of: span.span) != nil {
      endGutterLine()
      let mark = Mark(sign: UInt8(ascii: "-"), role: .related, label: span.message)
      drawPlace(span.span, arrow: ":::", mark)
    }
    if !diagnostic.help.isEmpty, report.file(of: diagnostic.span) != nil { endGutterLine() }
    for sentence in report.help(of: diagnostic) { drawHelp(sentence, title: "help") }
  }

  private mutating func drawHeader() {
    let severity = diagnostic.severity
    palette.paint(.severity(severity), &output) {
      $0.append(contentsOf: "\(severity.rawValue)[\(diagnostic.code.name)]".utf8)
    }
    palette.paint(.message, &output) {
      $0.append(contentsOf: ": ".utf8)
      VisibleText.append(diagnostic.message, to: &$0)
    }
    output.append(Byte.lineFeed)
  }

  /// Draws where a place is, and the excerpt with the marks under it.
  private mutating func drawPlace(_ span: SourceSpan, arrow: String, _ mark: Mark) {
    guard let file = report.file(of: span), let lines = report.lines(of: span), let region = report.region(of: span)
    else { return }
    output.append(contentsOf: repeatElement(Byte.space, count: numberWidth + 1))
    palette.paint(.gutter, &output) { $0.append(contentsOf: "\(arrow) ".utf8) }
    VisibleText.append(file.name, to: &output)
    output.append(contentsOf: ":\(region.start.line):\(region.start.column)\n".utf8)
    endGutterLine()
    let excerpt = Excerpt(file: file, lines: lines, region: region, span: span)
    if excerpt.lastLine > excerpt.firstLine { drawSeveralLines(excerpt, mark) } else { drawOneLine(excerpt, mark) }
  }

  /// Draws a sentence behind an equals sign; further lines of it stand under its first letter.
  private mutating func drawHelp(_ text: String, title: String?) {
    let prefix = title.map { "\($0): " } ?? ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      output.append(contentsOf: repeatElement(Byte.space, count: numberWidth + 2))
      if index == 0 {
        palette.paint(.gutter, &output) { $0.append(UInt8(ascii: "=")) }
        output.append(Byte.space)
        palette.paint(.message, &output) { $0.append(contentsOf: prefix.utf8) }
      } else if !line.isEmpty {
        output.append(contentsOf: repeatElement(Byte.space, count: 2 + prefix.utf8.count))
      }
      VisibleText.append(String(line), to: &output)
      output.append(Byte.lineFeed)
    }
  }

  // MARK: - Gutter

  /// Starts a line with its number, or without one; `bar` is the sign behind it.
  mutating func beginGutterLine(number: Int? = nil, bar: Character = "|") {
    let digits = number.map(String.init) ?? ""
    output.append(contentsOf: repeatElement(Byte.space, count: 1 + numberWidth - digits.utf8.count))
    palette.paint(.gutter, &output) { $0.append(contentsOf: "\(digits) \(bar)".utf8) }
  }

  /// Draws a line with nothing behind the gutter.
  private mutating func endGutterLine() {
    beginGutterLine()
    output.append(Byte.lineFeed)
  }
}

extension DiagnosticDrawing {
  /// How a place is marked.
  struct Mark {
    let sign: UInt8
    let role: TextPalette.Role
    /// The words beside the marks.
    let label: String?
  }

  /// The lines that a place touches.
  struct Excerpt {
    let file: SourceFile
    let lines: LineMap
    let start: Int
    let end: Int
    /// The number, from zero, of the line where the place starts.
    let firstLine: Int
    /// The number, from zero, of the line with the last letter of the place.
    let lastLine: Int

    init(file: SourceFile, lines: LineMap, region: DiagnosticReport.Region, span: SourceSpan) {
      self.file = file
      self.lines = lines
      firstLine = region.start.line - 1
      start = min(Int(span.start), file.bytes.count)
      // A place that ends with a line break does not touch the line after it.
      let endsWithBreak = region.end.column == 1 && region.end.line > region.start.line
      lastLine = region.end.line - (endsWithBreak ? 2 : 1)
      end = max(start, min(Int(span.end), lines.contentRange(line: lastLine).upperBound))
    }
  }
}
