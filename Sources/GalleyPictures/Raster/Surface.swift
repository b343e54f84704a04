import GalleyDrawing

/// Pixels of a part of the picture that are drawn on.
struct Surface {
  let area: PixelRect
  var bitmap: Bitmap

  init(_ area: PixelRect) {
    self.area = area
    bitmap = Bitmap(width: area.width, height: area.height)
  }

  /// Where the pixels of a row begin, for columns of the picture.
  func rowStart(_ row: Int) -> Int { (row - area.minY) * area.width - area.minX }

  /// Paints the spans of a row, which lie inside of the surface and of the clip.
  ///
  /// `coverages` are those of the pixels from `left`; `colors` is a buffer for a row of a gradient.
  mutating func paint(
    _ row: Int, _ spans: [CoverageRow.Span], _ coverages: [UInt8], left: Int, _ clip: ClipMask,
    _ source: PixelSource, _ colors: inout [Pixel]
  ) {
    let offset = rowStart(row)
    for span in spans {
      switch source {
      case .solid(let pixel):
        if let coverage = span.coverage, clip.coverages == nil {
          cover(offset + span.start..<offset + span.end, with: pixel.scaled(by: coverage))
        } else {
          for x in span.start..<span.end {
            let coverage = clip.apply(to: span.coverage ?? UInt32(coverages[x - left]), x, row)
            if coverage > 0 { bitmap.pixels[offset + x] = pixel.scaled(by: coverage).over(bitmap.pixels[offset + x]) }
          }
        }
      case .gradient, .picture, .surface:
        source.fill(&colors, from: span.start, count: span.end - span.start, y: row)
        for x in span.start..<span.end {
          let coverage = clip.apply(to: span.coverage ?? UInt32(coverages[x - left]), x, row)
          if coverage > 0 {
            bitmap.pixels[offset + x] = colors[x - span.start].scaled(by: coverage).over(bitmap.pixels[offset + x])
          }
        }
      }
    }
  }

  /// The pixels of a part of it.
  func copy(_ part: PixelRect) -> Surface {
    var copy = Surface(part)
    for row in part.minY..<part.maxY {
      let (from, to) = (rowStart(row), copy.rowStart(row))
      for x in part.minX..<part.maxX { copy.bitmap.pixels[to + x] = bitmap.pixels[from + x] }
    }
    return copy
  }

  /// Puts one colour on all pixels of a range.
  private mutating func cover(_ range: Range<Int>, with pixel: Pixel) {
    if pixel.alpha == 255 {
      for index in range { bitmap.pixels[index] = pixel }
    } else {
      for index in range { bitmap.pixels[index] = pixel.over(bitmap.pixels[index]) }
    }
  }

  /// Puts another surface on this one, as far as `coverage` says of each pixel of `visible`, of 255.
  mutating func add(_ layer: Surface, in visible: PixelRect, _ blend: BlendMode, coverage: (Int, Int) -> UInt32) {
    for row in visible.minY..<visible.maxY {
      let (offset, layerOffset) = (rowStart(row), layer.rowStart(row))
      for x in visible.minX..<visible.maxX {
        let pixel = layer.bitmap.pixels[layerOffset + x]
        guard pixel.alpha > 0 else { continue }
        let part = coverage(x, row)
        guard part > 0 else { continue }
        let below = bitmap.pixels[offset + x]
        bitmap.pixels[offset + x] =
          blend == .normal ? pixel.scaled(by: part).over(below) : blend.blended(pixel.scaled(by: part), on: below)
      }
    }
  }
}
