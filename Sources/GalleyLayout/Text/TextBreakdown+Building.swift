extension TextBreakdown {
  /// Takes a text apart, in fonts that are smaller by the factor `shrinking` that `minimumScaleFactor` led to.
  init(_ content: TextContent, platform: MetricPlatform, pixels: PixelGrid, shrinking: Double = 1) {
    var builder = TextBreakdownBuilder(textCase: content.textCase)
    for run in content.runs where !run.string.isEmpty || content.runs.count == 1 {
      let font = ResolvedFont(
        run.font, dynamicTypeSize: content.dynamicTypeSize, platform: platform, pixels: pixels, shrinking: shrinking)
      builder.append(run, font: font)
    }
    if builder.result.runs.isEmpty {
      let font = ResolvedFont(
        content.runs.first?.font ?? .body, dynamicTypeSize: content.dynamicTypeSize, platform: platform, pixels: pixels,
        shrinking: shrinking)
      builder.append(TextContent.Run(string: "", font: .body), font: font)
    }
    self = builder.finished()
  }
}

/// Collects glyphs and finds the places between them where lines may break.
struct TextBreakdownBuilder {
  var result = TextBreakdown()
  let textCase: TextCase?

  /// The segment that is being collected.
  private var start = 0
  private var textEnd = 0
  private var textWidth = 0.0
  private var spaceWidth = 0.0
  private var paragraphWidth = 0.0

  /// The classes of the last glyph and of the one before it.
  private var last = BreakClass.start
  private var beforeLast = BreakClass.start
  /// How the last glyph takes marks, selectors and joiners.
  var cluster = GlyphCluster.none

  init(textCase: TextCase?) {
    self.textCase = textCase
  }

  /// Adds the glyphs of a run.
  mutating func append(_ run: TextContent.Run, font: ResolvedFont) {
    var scanner = GlyphScanner(font: font, run: run)
    result.runs.append(
      TextBreakdown.Run(
        start: Int32(clamping: result.advances.count), box: font.lineBox.raised(by: run.baselineOffset),
        ellipsis: scanner.ellipsis))
    result.advances.reserveCapacity(result.advances.count + run.string.utf8.count)
    cluster = .none
    scanner.scan(run.string, into: &self)
  }

  /// Adds one glyph with its advance in points.
  @inline(__always)
  mutating func append(advance: Double, breakClass: BreakClass) {
    if breakClass == .space {
      spaceWidth += advance
    } else {
      prepareForText(breakClass)
      textWidth += advance
      textEnd = result.advances.count + 1
    }
    result.advances.append(advance)
    beforeLast = last
    last = breakClass
  }

  /// Adds to the advance of the last glyph: kerning, or the width of the emoji that a selector makes of it.
  @inline(__always)
  mutating func extendLastGlyph(by points: Double) {
    guard let place = result.advances.indices.last, place >= start else { return }
    result.advances[place] += points
    if last == .space { spaceWidth += points } else { textWidth += points }
  }

  /// The advance of the last glyph of the segment, if there is one.
  var lastAdvance: Double? { result.advances.count > start ? result.advances.last : nil }

  /// Notes that a line may break here.
  mutating func appendOpportunity() {
    beforeLast = last
    last = .opportunity
  }

  /// Ends the paragraph.
  mutating func appendNewline() {
    finishSegment(endsParagraph: true)
    last = .start
    beforeLast = .start
    cluster = .none
    result.isEmpty = false
  }

  /// Ends the text, which always ends a paragraph, even an empty one behind a line break.
  mutating func finished() -> TextBreakdown {
    if !result.advances.isEmpty { result.isEmpty = false }
    finishSegment(endsParagraph: true)
    return result
  }

  /// Decides what becomes of the spaces before a glyph that is no space, and whether it begins a segment.
  @inline(__always)
  private mutating func prepareForText(_ breakClass: BreakClass) {
    if last == .space {
      if textEnd == start || breakClass.neverStartsLine {
        textWidth += spaceWidth
        spaceWidth = 0
      } else {
        finishSegment(endsParagraph: false)
      }
    } else if last != .start, last != .alphabetic || breakClass != .alphabetic,
      BreakClass.allowsBreak(previous: beforeLast, left: last, right: breakClass)
    {
      finishSegment(endsParagraph: false)
    }
  }

  private mutating func finishSegment(endsParagraph: Bool) {
    let end = result.advances.count
    result.segments.append(
      TextBreakdown.Segment(
        width: textWidth, spaceWidth: spaceWidth, start: Int32(clamping: start),
        textEnd: Int32(clamping: max(textEnd, start)), end: Int32(clamping: end), endsParagraph: endsParagraph))
    paragraphWidth += textWidth + spaceWidth
    if endsParagraph {
      result.idealWidth = max(result.idealWidth, paragraphWidth)
      result.paragraphCount += 1
      paragraphWidth = 0
    }
    start = end
    textEnd = end
    textWidth = 0
    spaceWidth = 0
  }
}

/// What the glyph before may still take into itself.
enum GlyphCluster: Sendable {
  case none
  /// A glyph that an emoji selector would turn into an emoji.
  case text
  case emoji
  /// An emoji with a joiner behind it.
  case joinedEmoji
  /// The first half of a flag.
  case halfFlag
}

extension LineBox {
  /// Returns the box with room for glyphs that stand `offset` points higher, and still for those that do not.
  ///
  /// Our choice: how a baseline offset changes a line was not measured.
  func raised(by offset: Double) -> LineBox {
    LineBox(ascent: ascent + max(offset, 0), descent: descent + max(-offset, 0), gap: gap)
  }
}
