/// How high the lines of a text are, where they are not as high as their fonts make them.
package enum LineHeight: Hashable, Sendable {
  /// Points.
  case exact(Double)
  /// Times the size of the font.
  case multiple(Double)
  /// Points beyond the size of the font.
  case leading(Double)

  /// The height in a font of a size in points.
  func points(ofFont size: Double) -> Double {
    switch self {
    case .exact(let points): max(points, 0)
    case .multiple(let factor): max(factor * size, 0)
    case .leading(let increase): max(size + increase, 0)
    }
  }
}

extension ResolvedFont {
  /// The box of its lines in a text with heights of its own: the letters stand in the middle.
  func lineBox(of height: LineHeight?) -> LineBox {
    guard let points = height?.points(ofFont: size), points.isFinite else { return lineBox }
    let more = (points - lineBox.height) / 2
    return LineBox(ascent: lineBox.ascent + more, descent: lineBox.descent + more, gap: 0)
  }
}
