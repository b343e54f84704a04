import GalleyTables

/// What a subtree inherits while it is placed; the records stand in the engine's tables.
struct PlacingContext {
  var isRightToLeft: Bool
  /// The innermost safe-area record.
  var safeArea = Link<SafeAreaRecord>.none
  /// The innermost named coordinate space.
  var space = Link<CoordinateSpaceRecord>.none
  /// The transform from layout to window coordinates.
  var transform = Link<TransformRecord>.none
  var container = LayoutEngine.firstContainer
  /// What is seen through the scroll views around; nil for everything.
  var visible: Rect?
}

/// The window, or the scroll view that content stands in.
struct LayoutContainer: Equatable {
  /// Infinite or unbounded lengths are those of the container around.
  var size: Size
  /// The axes that it, or a container around it, scrolls along.
  var scrolled = AxisSet()
}

/// A coordinate space with a name.
struct CoordinateSpaceRecord {
  var name: String
  var frame: Rect
  var transform: Link<TransformRecord>
  var outer: Link<CoordinateSpaceRecord>
}

/// An affine map from layout coordinates to window coordinates.
struct TransformRecord {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  /// True when axis-parallel rectangles stay so.
  var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// The smallest rectangle around the image of `rect`.
  func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      applied(to: rect.origin), applied(to: Point(x: rect.maxX, y: rect.minY)),
      applied(to: Point(x: rect.minX, y: rect.maxY)), applied(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The map that first does `inner`, then this one.
  func composed(with inner: TransformRecord) -> TransformRecord {
    let shift = applied(to: Point(x: inner.x, y: inner.y))
    return TransformRecord(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: shift.x, y: shift.y)
  }

  /// The map back, nil where this one flattens the plane.
  var inverse: TransformRecord? {
    let determinant = a * d - b * c
    guard determinant.isFinite && determinant != 0 else { return nil }
    var result = TransformRecord(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant, x: 0, y: 0)
    let shift = result.applied(to: Point(x: x, y: y))
    result.x = -shift.x
    result.y = -shift.y
    return result
  }
}
