/// The room a text is offered, with infinity for no limit.
struct TextOffer: Sendable {
  let width: Double
  let height: Double

  /// Reads a proposal: nil and infinity are no limit, negative lengths count as none at all.
  init(_ proposal: Proposal) {
    width = Self.length(proposal.width)
    height = Self.length(proposal.height)
  }

  private static func length(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}

/// Puts the lines of a text that was taken apart under each other.
struct TextLayout {
  let breakdown: TextBreakdown
  /// The factor by which the text was made smaller to fit; 1 for none.
  let shrinking: Double
  private let pixels: PixelGrid
  private let lineLimit: Int
  private let reservedLines: Int
  private let lineSpacing: Double
  private let truncationMode: TruncationMode

  /// A line limit below 1 counts as 1, and line spacing below 0 as 0.
  init(_ breakdown: TextBreakdown, content: TextContent, pixels: PixelGrid, shrinking: Double = 1) {
    self.breakdown = breakdown
    self.shrinking = shrinking
    self.pixels = pixels
    lineLimit = content.lineLimit.map { max($0, 1) } ?? .max
    reservedLines = content.reservedLines
    lineSpacing = max(content.lineSpacing, 0)
    truncationMode = content.truncationMode
  }

  /// Returns the answer to an offer.
  ///
  /// Source: text 1.5 to 1.7.
  func measurement(in offer: TextOffer) -> TextMeasurement {
    let count = breakdown.paragraphCount
    if breakdown.isUniform, breakdown.idealWidth <= offer.width + TextBreakdown.tolerance, count <= lineLimit,
      count <= uniformLines(in: offer.height)
    {
      let box = breakdown.runs[0].box
      return measurement(width: breakdown.idealWidth, stack: uniformStack(box, count: count), isTruncated: false)
    }
    return brokenMeasurement(in: offer)
  }

  /// Returns the number of lines of the only font that fit a height, at least one.
  private func uniformLines(in height: Double) -> Int {
    guard height.isFinite else { return .max }
    let box = breakdown.runs[0].box
    let pitch = box.height + box.gap + lineSpacing
    guard pitch > 0 else { return .max }
    let more = ((height - box.height + TextBreakdown.tolerance) / pitch).rounded(.down)
    return more < 1e9 ? max(Int(more) + 1, 1) : .max
  }

  /// Breaks the text; the stack has as many of the lines as there are to be seen.
  private func broken(in offer: TextOffer) -> (lines: [TextBreakdown.Line], stack: LineStack) {
    var limit = lineLimit
    if breakdown.isUniform { limit = min(limit, uniformLines(in: offer.height)) }
    let lines = breakdown.lines(in: offer.width, limit: limit)
    var stack = LineStack()
    for (index, line) in lines.prefix(limit).enumerated() {
      var longer = stack
      longer.append(breakdown.lineBox(start: line.start, end: line.end), spacing: lineSpacing)
      if index > 0, longer.height > offer.height + TextBreakdown.tolerance { break }
      stack = longer
    }
    return (lines, stack)
  }

  private func brokenMeasurement(in offer: TextOffer) -> TextMeasurement {
    let (lines, stack) = broken(in: offer)
    var width = 0.0
    let isTruncated = stack.count < lines.count
    for (index, line) in lines.prefix(stack.count).enumerated() {
      let isCut = isTruncated && index == stack.count - 1
      let lineWidth =
        isCut ? breakdown.truncatedWidth(of: line, in: offer.width, mode: truncationMode) : line.width
      width = max(width, lineWidth)
    }
    return measurement(width: width, stack: stack, isTruncated: isTruncated, offered: offer.width)
  }

  /// `offered` is the width that a space at the end of a line must not exceed, not even by rounding (figures 5).
  private func measurement(
    width: Double, stack: LineStack, isTruncated: Bool, offered: Double = .infinity
  ) -> TextMeasurement {
    var height = stack.height
    if reservedLines > stack.count, let box = breakdown.runs.last?.box {
      height = max(height, uniformStack(box, count: reservedLines).height)
    }
    let first = pixels.rounded(stack.firstBaseline)
    let last = pixels.roundedUp(stack.lastBaseline + first - stack.firstBaseline)
    return TextMeasurement(
      size: Size(width: width == offered ? offered : pixels.roundedUp(width), height: pixels.roundedUp(height)),
      firstBaseline: first,
      lastBaseline: last, lineCount: stack.count, isTruncated: isTruncated)
  }

  /// Returns the lines of the answer to an offer.
  func glyphLines(in offer: TextOffer) -> [GlyphLine] {
    let (lines, shown) = broken(in: offer)
    var stack = LineStack()
    var (paragraph, segment) = (0, 0)
    return lines.prefix(shown.count).enumerated().map { index, line in
      while segment < line.segment {
        if breakdown.segments[segment].endsParagraph { paragraph += 1 }
        segment += 1
      }
      let box = breakdown.lineBox(start: line.start, end: line.end)
      stack.append(box, spacing: lineSpacing)
      let glyphs = Int(line.start)..<Int(max(line.end, line.start))
      var result = GlyphLine(
        head: glyphs, tail: glyphs.upperBound..<glyphs.upperBound, whole: glyphs, paragraph: paragraph,
        width: line.width, top: stack.lastBaseline - box.ascent, height: box.height,
        baseline: onPixel(stack.lastBaseline, first: stack.firstBaseline), isTruncated: false)
      if index == shown.count - 1, shown.count < lines.count { cut(&result, line, in: offer.width) }
      return result
    }
  }

  /// The width that a line is aligned by: the space where it broke hangs over its end, though it counts for the text's width.
  ///
  /// Source: text 1.6.
  func alignedWidth(of line: GlyphLine) -> Double {
    line.isTruncated ? line.width : breakdown.advances[line.head].reduce(0, +)
  }

  /// Leaves of a line what stands beside the mark for what was cut off.
  private func cut(_ line: inout GlyphLine, _ broken: TextBreakdown.Line, in width: Double) {
    let truncation = breakdown.truncation(of: broken, in: width, mode: truncationMode)
    let start = line.whole.lowerBound
    let end = max(Int(breakdown.paragraphEnd(from: broken.segment)), start)
    line.head = start..<start + truncation.head
    line.tail = end - truncation.tail..<end
    line.whole = start..<end
    line.width = truncation.width
    line.isTruncated = true
  }

  /// Returns a baseline on a pixel, as `measurement` rounds the first and the last.
  private func onPixel(_ baseline: Double, first: Double) -> Double {
    let rounded = pixels.rounded(first)
    return baseline == first ? rounded : pixels.roundedUp(baseline + rounded - first)
  }

  /// Returns `count` lines of one box.
  private func uniformStack(_ box: LineBox, count: Int) -> LineStack {
    let more = Double(count - 1) * (box.height + box.gap + lineSpacing)
    return LineStack(
      count: count, height: box.height + more, firstBaseline: box.ascent, lastBaseline: box.ascent + more)
  }
}

/// Lines under each other.
private struct LineStack {
  var count = 0
  /// Points, not rounded.
  var height = 0.0
  var firstBaseline = 0.0
  var lastBaseline = 0.0

  /// Adds a line below; its font's leading stands between it and the line above.
  mutating func append(_ box: LineBox, spacing: Double) {
    if count > 0 { height += box.gap + spacing }
    lastBaseline = height + box.ascent
    if count == 0 { firstBaseline = lastBaseline }
    height += box.height
    count += 1
  }
}
