/// Drawing of source lines with the marks under them.
extension DiagnosticDrawing {
  /// Of a place on more lines than this, those in the middle are left out.
  private static let lineLimit = 6

  /// Draws a line and, under it, marks from the first to the last letter of the place.
  mutating func drawOneLine(_ excerpt: Excerpt, _ mark: Mark) {
    let line = draw(line: excerpt.firstLine, of: excerpt, focus: excerpt.start..<excerpt.end, margin: "")
    let start = min(line.column(at: excerpt.start), line.width)
    let end = excerpt.end > excerpt.start ? line.column(behind: excerpt.end) : start
    beginGutterLine()
    output.append(contentsOf: repeatElement(Byte.space, count: 1 + start))
    drawMarks(mark, count: max(1, end - start))
  }

  /// Draws lines with a bracket at their left that runs from the first to the last letter of the place.
  ///
  ///      4 |   HStack: {
  ///        |  _________^
  ///      5 | |   Text: a
  ///      6 | | }
  ///        | |_^ label
  mutating func drawSeveralLines(_ excerpt: Excerpt, _ mark: Mark) {
    let first = excerpt.firstLine
    let last = excerpt.lastLine
    drawFirstLine(excerpt, mark)
    let omitsMiddle = last - first + 1 > Self.lineLimit
    for number in first + 1..<last where !omitsMiddle || number < first + 3 || number == last - 1 {
      if omitsMiddle, number == last - 1 {
        beginGutterLine(bar: ":")
        drawMargin("|", mark)
        output.append(Byte.lineFeed)
      }
      let start = excerpt.lines.contentRange(line: number).lowerBound
      _ = draw(line: number, of: excerpt, focus: start..<start, margin: "|", mark)
    }
    let line = draw(line: last, of: excerpt, focus: max(0, excerpt.end - 1)..<excerpt.end, margin: "|", mark)
    let end = max(1, line.column(behind: excerpt.end))
    beginGutterLine()
    drawMargin("|", mark)
    palette.paint(mark.role, &output) { $0.append(contentsOf: repeatElement(UInt8(ascii: "_"), count: end)) }
    drawMarks(mark, count: 1)
  }

  /// Draws the first of several lines: with a slash if the place starts the line, else with a stroke up to its start.
  private mutating func drawFirstLine(_ excerpt: Excerpt, _ mark: Mark) {
    let content = excerpt.lines.contentRange(line: excerpt.firstLine)
    let isBlankBefore = excerpt.file.bytes[
      content.lowerBound..<min(max(content.lowerBound, excerpt.start), content.upperBound)
    ]
    .allSatisfy { $0 == Byte.space || $0 == Byte.tab }
    let focus = excerpt.start..<max(excerpt.start, content.upperBound)
    let margin = isBlankBefore ? "/" : " "
    let line = draw(line: excerpt.firstLine, of: excerpt, focus: focus, margin: margin, mark)
    guard !isBlankBefore else { return }
    beginGutterLine()
    output.append(contentsOf: "  ".utf8)
    palette.paint(mark.role, &output) {
      $0.append(contentsOf: repeatElement(UInt8(ascii: "_"), count: line.column(at: excerpt.start) + 1))
      $0.append(mark.sign)
    }
    output.append(Byte.lineFeed)
  }

  /// Draws one source line with its number; `margin` is what stands between gutter and text.
  private mutating func draw(
    line number: Int, of excerpt: Excerpt, focus: Range<Int>, margin: String, _ mark: Mark? = nil
  ) -> ExcerptLine {
    let range = excerpt.lines.contentRange(line: number)
    let line = ExcerptLine(excerpt.file.bytes, line: range, focus: focus, maximumWidth: excerptWidth)
    beginGutterLine(number: number + 1)
    if let mark { drawMargin(margin, mark) }
    if !line.text.isEmpty {
      output.append(Byte.space)
      output.append(contentsOf: line.text)
    }
    output.append(Byte.lineFeed)
    return line
  }

  private mutating func drawMargin(_ margin: String, _ mark: Mark) {
    output.append(Byte.space)
    palette.paint(mark.role, &output) { $0.append(contentsOf: margin.utf8) }
  }

  /// Draws the marks, the label beside them, and the line break.
  private mutating func drawMarks(_ mark: Mark, count: Int) {
    palette.paint(mark.role, &output) {
      $0.append(contentsOf: repeatElement(mark.sign, count: count))
      guard let label = mark.label, !label.isEmpty else { return }
      $0.append(Byte.space)
      VisibleText.append(label, to: &$0)
    }
    output.append(Byte.lineFeed)
  }
}
