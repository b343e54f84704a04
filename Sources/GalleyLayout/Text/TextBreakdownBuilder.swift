/// Collects glyphs and finds the places between them where lines may break.
struct TextBreakdownBuilder {
  private(set) var segments: [TextBreakdown.Segment] = []
  private(set) var runs: [TextBreakdown.Run] = []
  private(set) var idealWidth = 0.0
  private(set) var paragraphCount = 0
  private(set) var isEmpty = true
  /// How the last glyph takes marks, selectors and joiners.
  var cluster = GlyphCluster.none

  /// Where the advances go; it has room for every glyph there can be.
  private let advances: UnsafeMutableBufferPointer<Double>
  private(set) var glyphCount = 0

  /// The segment that is being collected.
  private var start = 0
  private var textEnd = 0
  private var textWidth = 0.0
  private var spaceWidth = 0.0
  private var paragraphWidth = 0.0

  /// The classes of the last glyph and of the one before it.
  private var last = BreakClass.start
  private var beforeLast = BreakClass.start

  /// A guess at the length of a word with its space, for making room.
  private static let glyphsPerSegment = 5

  /// Creates a builder that writes the glyphs' advances to `advances`; glyphs beyond its end are left out.
  init(advances: UnsafeMutableBufferPointer<Double>) {
    self.advances = advances
    segments.reserveCapacity(advances.count / Self.glyphsPerSegment + 1)
  }

  /// Notes that what follows is in another font.
  mutating func beginRun(box: LineBox, ellipsis: Double) {
    runs.append(TextBreakdown.Run(start: Int32(clamping: glyphCount), box: box, ellipsis: ellipsis))
    cluster = .none
  }

  /// Begins letters and digits that follow each other, none of which a line may break before but the first.
  @inline(__always)
  mutating func beginWord(_ breakClass: BreakClass) { prepareForText(breakClass) }

  /// Adds a letter of a word that was begun.
  @inline(__always)
  mutating func appendToWord(_ advance: Double) {
    guard glyphCount < advances.count else { return }
    advances[glyphCount] = advance
    glyphCount += 1
  }

  /// Ends a word whose letters were added; `width` is the sum of their advances.
  @inline(__always)
  mutating func endWord(width: Double) {
    textWidth += width
    textEnd = glyphCount
    beforeLast = .alphabetic
    last = .alphabetic
    cluster = .text
  }

  /// Adds a space with its advance in points.
  @inline(__always)
  mutating func appendSpace(advance: Double) {
    spaceWidth += advance
    appendToWord(advance)
    beforeLast = last
    last = .space
    cluster = .text
  }

  /// Adds one glyph with its advance in points.
  mutating func append(advance: Double, breakClass: BreakClass) {
    if breakClass == .space {
      appendSpace(advance: advance)
      return
    }
    prepareForText(breakClass)
    textWidth += advance
    appendToWord(advance)
    textEnd = glyphCount
    beforeLast = last
    last = breakClass
  }

  /// Adds to the advance of the last glyph: kerning, or the width of the emoji that a selector makes of it.
  @inline(__always)
  mutating func extendLastGlyph(by points: Double) {
    guard glyphCount > start else { return }
    advances[glyphCount - 1] += points
    if last == .space { spaceWidth += points } else { textWidth += points }
  }

  /// The advance of the last glyph of the segment, if there is one.
  var lastAdvance: Double? { glyphCount > start ? advances[glyphCount - 1] : nil }

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
    isEmpty = false
  }

  /// Ends the text, which always ends a paragraph, even an empty one behind a line break.
  mutating func finish() {
    if glyphCount > 0 { isEmpty = false }
    finishSegment(endsParagraph: true)
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
    segments.append(
      TextBreakdown.Segment(
        width: textWidth, spaceWidth: spaceWidth, start: Int32(truncatingIfNeeded: start),
        textEnd: Int32(truncatingIfNeeded: max(textEnd, start)), endsParagraph: endsParagraph))
    paragraphWidth += textWidth + spaceWidth
    if endsParagraph {
      idealWidth = max(idealWidth, paragraphWidth)
      paragraphCount += 1
      paragraphWidth = 0
    }
    start = glyphCount
    textEnd = glyphCount
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
