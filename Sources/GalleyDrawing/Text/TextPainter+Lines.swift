import GalleyLayout

// Lines below and through words.

extension TextPainter {
  /// Where a line of text stands.
  struct PlacedLine {
    var start: Double
    var end: Double
    var baseline: Double
  }

  /// Where the line below or through a run ends: at the next run up to `last`, the last that shows something, and there with its
  /// last letter; nil for spaces at the end of a line of text.
  static func lineEnd(of position: Int, last: Int, in runs: [PlacedText.Run]) -> Double? {
    if position > last { return nil }
    if position < last { return runs[(position + 1)...].first { !$0.glyphs.isEmpty }?.glyphs.first?.x }
    return runs[position].glyphs.last { !$0.scalar.properties.isWhitespace }.map { $0.x + $0.width }
  }

  /// The last run of a line that shows something; nil for a line of spaces.
  static func lastVisible(of runs: [PlacedText.Run]) -> Int? {
    runs.lastIndex { run in run.glyphs.contains { !$0.scalar.properties.isWhitespace } }
  }

  /// Draws a line so many em below the baseline.
  func draw(
    _ line: TextLook.TextLine, _ place: PlacedLine, below height: Double, _ font: GlyphFont, _ paint: Paint,
    in list: inout DisplayListBuilder
  ) {
    let pixel = 1 / list.list.scale
    let thickness = max(Self.line.thickness * font.size, pixel)
    let y = place.baseline + height * font.size
    let rect = Rect(x: place.start, y: y, width: max(place.end - place.start, 0), height: thickness)
    let dash: [Double] =
      switch line.pattern {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [3, 1]
      case .dashDot: [3, 1, 1, 1]
      case .dashDotDot: [3, 1, 1, 1, 1, 1]
      }
    guard !dash.isEmpty else { return list.fill(rect, line.paint ?? paint) }
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.midY))
    path.line(to: Point(x: rect.maxX, y: rect.midY))
    var stroke = Stroke(width: thickness)
    stroke.dash = dash.map { $0 * thickness }
    list.stroke(path, line.paint ?? paint, stroke)
  }
}
