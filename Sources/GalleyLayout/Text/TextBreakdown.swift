/// A text taken apart for breaking lines: what each glyph advances, and where lines may break.
///
/// It depends on the content alone, so that any number of proposals can be answered from it.
struct TextBreakdown: Sendable {
  /// Glyphs that stay on one line, with the spaces behind them, which may hang over its end.
  struct Segment: Sendable {
    /// Points, without the spaces behind.
    var width: Double
    var spaceWidth: Double
    /// The first glyph, and the one behind the last that is no trailing space.
    var start: Int32
    var textEnd: Int32
    /// Whether a new line begins behind the segment in any case.
    var endsParagraph: Bool
  }

  /// A stretch of glyphs in one font.
  struct Run: Sendable {
    /// The first glyph.
    var start: Int32
    var box: LineBox
    /// The advance of the mark that stands for what was cut off.
    var ellipsis: Double
  }

  let segments: [Segment]
  /// By glyph, in points: the advance with tracking, and kerning towards the next glyph.
  let advances: [Double]
  /// At least one, in order.
  let runs: [Run]
  /// The width of the widest paragraph on one line, spaces at its end included.
  let idealWidth: Double
  let paragraphCount: Int
  /// Whether there is neither a glyph nor a line break.
  let isEmpty: Bool

  /// Whether all lines have the same box.
  var isUniform: Bool { runs.count == 1 }

  /// Returns the box of a line that begins with glyph `start` and ends before `end`.
  func lineBox(start: Int32, end: Int32) -> LineBox {
    var index = lastRun(before: max(end, start + 1))
    var box = runs[index].box
    while index > 0, runs[index].start > start {
      index -= 1
      box.formUnion(runs[index].box)
    }
    return box
  }

  /// Returns the run that a glyph is in.
  func run(of glyph: Int32) -> Run { runs[runIndex(of: glyph)] }

  /// Returns the place of the run that a glyph is in.
  func runIndex(of glyph: Int32) -> Int { lastRun(before: glyph + 1) }

  /// Returns the last run that begins before a glyph; the first one begins before all.
  private func lastRun(before glyph: Int32) -> Int {
    var (known, open) = (0, runs.count)
    while open - known > 1 {
      let middle = (known + open) / 2
      if runs[middle].start < glyph { known = middle } else { open = middle }
    }
    return known
  }
}

/// A text with the part of its measuring that no proposal changes.
///
/// Made once for each content and kept by the caller; it then answers proposals without going through the characters again.
package final class PreparedText: Sendable {
  package let content: TextContent
  /// The text taken apart, or nil where a measurer has no use for it.
  let breakdown: TextBreakdown?
  /// The answer to an offer without limits, which is also that to every offer it fits into.
  let ideal: TextMeasurement?
  /// The width that the ideal answer needs, not rounded; infinite where there is no such answer.
  let idealWidth: Double
  /// The bytes of the text.
  let byteCount: Int

  /// Creates a prepared text that carries nothing but its content, for measurers that keep nothing else.
  package init(_ content: TextContent) {
    self.content = content
    breakdown = nil
    ideal = nil
    idealWidth = .infinity
    byteCount = content.byteCount
  }

  init(_ content: TextContent, breakdown: TextBreakdown, ideal: TextMeasurement) {
    self.content = content
    self.breakdown = breakdown
    self.ideal = ideal
    idealWidth = breakdown.idealWidth
    byteCount = content.byteCount
  }
}
