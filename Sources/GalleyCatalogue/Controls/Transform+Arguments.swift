import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What effects do to coordinates, from their arguments. Source: layout 4.8.

extension Transform {
  /// A turn by degrees, clockwise; quarters are exact, so that what they turn stays rectangular.
  init(degrees: Double, anchor: UnitPoint) {
    let (sine, cosine): (Double, Double) =
      switch degrees.truncatingRemainder(dividingBy: 360) {
      case 0: (0, 1)
      case 90, -270: (1, 0)
      case 180, -180: (0, -1)
      case 270, -90: (-1, 0)
      case let rest: (Mathematics.sine(rest * .pi / 180), Mathematics.cosine(rest * .pi / 180))
      }
    self.init(a: cosine, b: sine, c: -sine, d: cosine, anchor: anchor)
  }

  /// The six numbers of a CGAffineTransform, about the top leading corner; nil if they are not all there.
  init?(affine values: [Double]) {
    guard values.count == 6 else { return nil }
    self.init(
      a: values[0], b: values[1], c: values[2], d: values[3], translation: Point(x: values[4], y: values[5]),
      anchor: UnitPoint(x: 0, y: 0))
  }
}

extension Arguments {
  /// The argument `transform` as a change of coordinates.
  var affineTransform: Primitive? { fields("transform").flatMap { Transform(affine: $0) }.map { .transform($0) } }

  /// Factors of width and height as a change of coordinates about the argument `anchor`.
  func scale(x: Double, y: Double) -> Primitive {
    .transform(Transform(a: x, b: 0, c: 0, d: y, anchor: unitPoint("anchor") ?? .center))
  }
}
