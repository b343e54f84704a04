/// Where text that does not fit is cut.
package enum TruncationMode: String, Sendable, CaseIterable, Hashable {
  case head, middle, tail
}

/// How the lines of a text stand to each other.
package enum TextAlignment: String, Sendable, CaseIterable, Hashable {
  case leading, center, trailing
}

/// A change of letters before a text is measured.
package enum TextCase: String, Sendable, CaseIterable, Hashable {
  case uppercase, lowercase
}

/// Everything that decides how large a text is, short of the proposal.
package struct TextContent: Sendable, Hashable {
  /// A picture in a line of text.
  package enum InlinePicture: Sendable, Hashable {
    /// An SF Symbol in the run's font.
    case symbol(String)
    /// A picture of a size in points, which stands on the baseline.
    case image(Size)
  }

  /// A stretch of text in one font.
  package struct Run: Sendable, Hashable {
    package var string: String
    package var font: Font
    /// Points added behind every glyph (`kerning`, `tracking`), beside the font's own tracking.
    package var kerning: Double
    package var tracking: Double
    package var baselineOffset: Double
    /// The picture that stands in the place of the only character of `string`; nil for letters.
    package var picture: InlinePicture?
    /// Nil for a stretch that looks like its place.
    package var look: RunLook?

    package init(string: String, font: Font, kerning: Double = 0, tracking: Double = 0, baselineOffset: Double = 0) {
      self.string = string
      self.font = font
      self.kerning = kerning
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      picture = nil
      look = nil
    }
  }

  package var runs: [Run]
  package var dynamicTypeSize: DynamicTypeSize
  package var textCase: TextCase?
  /// The largest number of lines; nil for no limit, and anything below 1 counts as 1.
  package var lineLimit: Int?
  /// The number of lines whose height is taken even where there are fewer; 0 for none.
  package var reservedLines: Int
  /// Points between lines, beside the font's own.
  package var lineSpacing: Double
  /// Nil for lines as high as their fonts make them.
  package var lineHeight: LineHeight?
  /// The smallest factor by which the font may shrink to fit; 1 for none.
  package var minimumScaleFactor: Double
  package var truncationMode: TruncationMode
  package var alignment: TextAlignment
  package var allowsTightening: Bool

  package init(runs: [Run], dynamicTypeSize: DynamicTypeSize = .large) {
    self.runs = runs
    self.dynamicTypeSize = dynamicTypeSize
    textCase = nil
    lineLimit = nil
    reservedLines = 0
    lineSpacing = 0
    lineHeight = nil
    minimumScaleFactor = 1
    truncationMode = .tail
    alignment = .leading
    allowsTightening = false
  }

  /// The bytes of all its runs.
  var byteCount: Int { runs.reduce(0) { $0 + $1.string.utf8.count } }
}

/// A text's answer to one proposal.
package struct TextMeasurement: Sendable, Hashable {
  /// Both lengths are rounded up to a device pixel.
  package var size: Size
  /// From the top edge, rounded to a device pixel.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lineCount: Int
  package var isTruncated: Bool

  package init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// The vertical figures of a text that decide its default distance from neighbours (layout 1.6).
package struct TextSpacingMetrics: Sendable, Hashable {
  package var ascent: Double
  package var descent: Double
  package var capHeight: Double
  /// The style's leading minus the natural line height, rounded up to a pixel; 0 for system fonts by size.
  package var leading: Double
  /// A tenth of the natural line height, rounded up to a pixel.
  package var tenthOfLine: Double
  /// Distances that were measured where the rule would give others.
  package var exception: Exception?

  /// The distances of a text from views that are no texts, in points.
  package struct Exception: Sendable, Hashable {
    /// To what is above the text, and to what is below it.
    package var above: Double
    package var below: Double
  }

  package init(ascent: Double, descent: Double, capHeight: Double, leading: Double, tenthOfLine: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.tenthOfLine = tenthOfLine
  }

  /// The distance to something above that is no text (layout 1.6).
  package var distanceAbove: Double { exception?.above ?? descent + tenthOfLine }

  /// The distance to something below that is no text (layout 1.6).
  package var distanceBelow: Double {
    exception?.below ?? max(ascent + descent + tenthOfLine - capHeight, descent + tenthOfLine)
  }
}

/// Measures text for the layout engine; replaceable by an embedder that has real fonts.
///
/// Implementations must be pure: the same content and proposal always give the same answer.
package protocol TextMeasuring: Sendable {
  /// Returns the size of `content` when offered `proposal`.
  func measure(_ content: TextContent, proposal: Proposal) -> TextMeasurement

  /// Returns `content` with whatever part of its measuring no proposal changes.
  ///
  /// A caller that has several proposals for one text keeps the result and measures that.
  func prepare(_ content: TextContent) -> PreparedText

  /// Whether a prepared text is measured faster than its content.
  var gainsByPreparing: Bool { get }

  /// Returns the size of a prepared text when offered `proposal`; the same as for its content.
  func measure(_ prepared: PreparedText, proposal: Proposal) -> TextMeasurement

  /// Returns the figures that decide the default spacing above (`first` line) and below (`last` line).
  func spacingMetrics(_ content: TextContent) -> (first: TextSpacingMetrics, last: TextSpacingMetrics)

  /// Returns the layout size and first baseline of an SF Symbol drawn with `font`.
  func measureSymbol(_ symbol: SymbolContent) -> TextMeasurement
}

extension TextMeasuring {
  package func prepare(_ content: TextContent) -> PreparedText { PreparedText(content) }

  package var gainsByPreparing: Bool { false }

  package func measure(_ prepared: PreparedText, proposal: Proposal) -> TextMeasurement {
    measure(prepared.content, proposal: proposal)
  }

  /// Returns how long a text is along one axis when offered `proposal`, as a stack asks for it.
  ///
  /// An offer of nothing along that axis is a question for the minimum, which is 0. A text that is really laid out in no
  /// width has one character on each line instead. Source: text 1.6.
  package func length(of prepared: PreparedText, along axis: Axis, proposal: Proposal) -> Double {
    proposal[axis] == 0 ? 0 : measure(prepared, proposal: proposal).size[axis]
  }
}

/// How large a symbol is drawn beside the text.
package enum ImageScale: String, Sendable, CaseIterable, Hashable {
  case small, medium, large
}

/// An SF Symbol with what decides its size.
package struct SymbolContent: Sendable, Hashable {
  package let name: String
  package var font: Font
  package var dynamicTypeSize: DynamicTypeSize
  package var scale: ImageScale
  /// The symbol takes the size that it is offered; its own is the ideal one.
  package var isResizable = false

  /// Whether nobody has published its own size, or its ratio if it is resizable, so that it follows from its name.
  package var isEstimated: Bool { box.isEstimated(whenResizable: isResizable) }
  /// What its name tells of its size.
  let box: SymbolSize

  package init(name: String, font: Font, dynamicTypeSize: DynamicTypeSize = .large, scale: ImageScale = .medium) {
    self.name = name
    self.font = font
    self.dynamicTypeSize = dynamicTypeSize
    self.scale = scale
    box = SymbolSize(of: name[...])
  }
}
