import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What effects do to coordinates, from their arguments. Source: layout 4.8.

extension Transform {
  /// A turn by degrees, clockwise.
  init(degrees: Double, anchor: UnitPoint) {
    let (sine, cosine) = Transform.sineAndCosine(degrees: degrees)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, anchor: anchor)
  }

  /// A turn in space around the line through `axis`, seen from straight ahead; nil where that is no affine change: depth
  /// shows, and the turn changes it, or there is no line.
  init?(degrees: Double, axis: [Double], anchor: UnitPoint, anchorZ: Double, perspective: Double) {
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard axis.count == 3, length.isFinite, length > 0 else { return nil }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    guard perspective == 0 || x == 0 && y == 0 else { return nil }
    let (sine, cosine) = Transform.sineAndCosine(degrees: degrees)
    let rest = 1 - cosine
    // The upper rows of the rotation's matrix; the plane of the view lies at −anchorZ from the line.
    let depth = Point(x: -anchorZ * (x * z * rest + y * sine), y: -anchorZ * (y * z * rest - x * sine))
    self.init(
      a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest,
      translation: depth, anchor: anchor)
  }

  /// Exact for quarters, so that what they turn stays rectangular.
  private static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    switch degrees.truncatingRemainder(dividingBy: 360) {
    case 0: (0, 1)
    case 90, -270: (1, 0)
    case 180, -180: (0, -1)
    case 270, -90: (-1, 0)
    case let rest: (Mathematics.sine(rest * .pi / 180), Mathematics.cosine(rest * .pi / 180))
    }
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
  var affineTransform: Primitive? { self[.transform].flatMap { Transform(affine: $0) }.map { .transform($0) } }

  /// Factors of width and height as a change of coordinates about the argument `anchor`.
  func scale(x: Double, y: Double) -> Primitive {
    .transform(Transform(a: x, b: 0, c: 0, d: y, anchor: self[.anchor] ?? .center))
  }
}
