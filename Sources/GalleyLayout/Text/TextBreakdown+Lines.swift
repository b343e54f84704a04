extension TextBreakdown {
  /// One line of a broken text.
  struct Line: Sendable {
    /// The segment that the line begins in.
    var segment: Int
    /// The first glyph, and the one behind the last visible one.
    var start: Int32
    var end: Int32
    /// Points, with the spaces at its end, as far as they stand within the width that was offered.
    var width: Double
  }

  /// The excess in points over which a line does not fit; it keeps arithmetic noise from moving words.
  static let tolerance = 1e-6

  /// Breaks the text into lines of at most `width` points, which may be infinite, and stops behind `limit` + 1 of them.
  ///
  /// A word wider than `width` begins on a line of its own and is broken between glyphs, of which every line has at
  /// least one. Source: text 1.6.
  func lines(in width: Double, limit: Int) -> [Line] {
    var lines: [Line] = []
    let available = width + Self.tolerance
    var line = Line(segment: 0, start: 0, end: 0, width: 0)
    var advance = 0.0
    var isEmpty = true
    for (index, segment) in segments.enumerated() {
      if !isEmpty, advance + segment.width > available {
        line.width = max(line.width, min(advance, width))
        lines.append(line)
        isEmpty = true
      }
      if isEmpty {
        line = Line(segment: index, start: segment.start, end: segment.start, width: 0)
        advance = 0
      }
      if segment.width > available {
        breakGlyphs(of: segment, at: index, available: available, line: &line, into: &lines)
      } else {
        line.width = advance + segment.width
      }
      line.end = segment.textEnd
      advance = line.width + segment.spaceWidth
      isEmpty = false
      if segment.endsParagraph {
        line.width = max(line.width, min(advance, width))
        lines.append(line)
        isEmpty = true
      }
      if lines.count > limit { break }
    }
    return lines
  }

  /// Breaks a segment that is wider than a line between its glyphs; the rest of it stays in `line`.
  private func breakGlyphs(
    of segment: Segment, at index: Int, available: Double, line: inout Line, into lines: inout [Line]
  ) {
    for glyph in segment.start..<segment.textEnd {
      let advance = advances[Int(glyph)]
      if glyph > line.start, line.width + advance > available {
        line.end = glyph
        lines.append(line)
        line = Line(segment: index, start: glyph, end: glyph, width: 0)
      }
      line.width += advance
    }
  }

  /// Returns the width of the last visible line when text behind it is cut off, the mark for it included.
  ///
  /// What is cut off is taken from the rest of the paragraph; where even the mark does not fit it stands alone. In a text
  /// of several lines only the last is cut, in every mode (unconfirmed). Source: text 1.6.
  func truncatedWidth(of line: Line, in width: Double, mode: TruncationMode) -> Double {
    truncation(of: line, in: width, mode: mode).width
  }

  /// What is left of a line behind which text is cut off.
  struct Truncation {
    /// The glyphs from its beginning, and those from the end of its paragraph.
    var head = 0
    var tail = 0
    /// Points, the mark for what was cut off included.
    var width: Double
  }

  /// Returns what is left of the last visible line, as `truncatedWidth` says.
  func truncation(of line: Line, in width: Double, mode: TruncationMode) -> Truncation {
    let end = paragraphEnd(from: line.segment)
    let glyphs = advances[Int(line.start)..<Int(max(end, line.start))]
    let ellipsis = run(of: line.start).ellipsis
    let budget = width - ellipsis + Self.tolerance
    guard budget > 0 else { return Truncation(width: ellipsis) }
    switch mode {
    case .tail:
      let head = Self.fitting(glyphs, in: budget)
      return Truncation(head: head.count, width: ellipsis + head.width)
    case .head:
      let tail = Self.fitting(glyphs.reversed(), in: budget)
      return Truncation(tail: tail.count, width: ellipsis + tail.width)
    case .middle:
      let total = glyphs.reduce(0, +)
      if total <= budget { return Truncation(head: glyphs.count, width: ellipsis + total) }
      let head = Self.fitting(glyphs, in: budget / 2)
      let tail = Self.fitting(glyphs.reversed(), in: budget - head.width)
      return Truncation(head: head.count, tail: tail.count, width: ellipsis + head.width + tail.width)
    }
  }

  /// Returns the glyph behind the last visible one of the paragraph that a segment is of.
  func paragraphEnd(from segment: Int) -> Int32 {
    segments[segment...].first(where: \.endsParagraph)?.textEnd ?? Int32(clamping: advances.count)
  }

  /// Returns how many of the first glyphs fit, and their width.
  private static func fitting(_ glyphs: some Sequence<Double>, in budget: Double) -> (count: Int, width: Double) {
    var (count, width) = (0, 0.0)
    for advance in glyphs {
      if width + advance > budget { break }
      count += 1
      width += advance
    }
    return (count, width)
  }
}
