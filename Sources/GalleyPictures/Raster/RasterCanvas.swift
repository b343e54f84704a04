/// What is drawn on, and where.
struct RasterCanvas {
  var surface: Surface
  var clip: ClipMask
  /// A row of a gradient's colours.
  private var colors: [Pixel]

  init(_ area: PixelRect) {
    surface = Surface(area)
    clip = ClipMask(area)
    colors = Array(repeating: .clear, count: area.width)
  }

  mutating func paint(
    _ row: Int, _ spans: [CoverageRow.Span], _ coverages: [UInt8], _ source: PixelSource
  ) {
    surface.paint(row, spans, coverages, left: clip.area.minX, clip, source, &colors)
  }
}
