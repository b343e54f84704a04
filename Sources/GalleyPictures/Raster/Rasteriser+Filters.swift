import GalleyDrawing
import GalleyLayout

extension Rasteriser {
  func deviation(_ points: Double) -> Deviation {
    // The variances of what is blurred along the window's axes, along those of the pixels.
    Deviation(
      x: points * (map.a * map.a + map.c * map.c).squareRoot(),
      y: points * (map.b * map.b + map.d * map.d).squareRoot())
  }

  /// By how many pixels a shadow is moved.
  private func shift(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    let moved = PixelRect(
      around: Rect(
        x: (map.a * x + map.c * y).rounded(), y: (map.b * x + map.d * y).rounded(), width: 0, height: 0))
    return (moved.minX, moved.minY)
  }

  func filterReach(of layer: Layer) -> (x: Int, y: Int) {
    layer.filters.reduce((x: 0, y: 0)) { sum, filter in
      switch filter {
      case .blur(let points):
        let reach = deviation(points).reach
        return (sum.x + reach.x, sum.y + reach.y)
      case .shadow(_, let x, let y, let radius):
        let (reach, shift) = (deviation(radius / 2).reach, shift(x, y))
        return (sum.x + reach.x + abs(shift.x), sum.y + reach.y + abs(shift.y))
      case .matrix: return sum
      }
    }
  }

  mutating func apply(_ filter: Filter) {
    switch filter {
    case .blur(let points): canvas.surface.blur(deviation(points))
    case .shadow(let color, let x, let y, let radius):
      canvas.surface.addShadow(Pixel(color), deviation(radius / 2), shift(x, y))
    case .matrix(let factors):
      guard let matrix = ColorMatrix(factors) else { return }
      canvas.surface.bitmap.pixels = canvas.surface.bitmap.pixels.map(matrix.apply)
    }
  }
}
