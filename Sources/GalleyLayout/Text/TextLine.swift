/// One line of a text, as it is drawn.
package struct TextLine: Hashable, Sendable {
  /// What is drawn, with the mark for what was cut off; spaces at the end of a line are not.
  package let text: String
  /// The bytes of the whole text that the line stands for; where it is cut, up to the end of its paragraph.
  package let range: Range<Int>
  /// From the left edge of the text, in points; the alignment decides it.
  package let left: Double
  package let width: Double
  /// From the top edge of the text to the top of the line's font, in points.
  package let top: Double
  package let height: Double
  /// From the top edge of the text; on a pixel, as guides are.
  package let baseline: Double
  package let isTruncated: Bool
}

/// A text with its lines.
package struct TextLines: Hashable, Sendable {
  /// The text of all runs, with the letters that its case asks for.
  package let string: String
  package let lines: [TextLine]
}

/// The glyphs of a line, before anybody knows what letters they are.
struct GlyphLine {
  /// The glyphs from the beginning and, behind the mark for what was cut off, from the end.
  var head: Range<Int>
  var tail: Range<Int>
  /// The glyphs that the line stands for.
  var whole: Range<Int>
  /// The paragraph that it is of, from 0.
  var paragraph: Int
  var width: Double
  var top: Double
  var height: Double
  var baseline: Double
  var isTruncated: Bool
}
