package import GalleyLayout

/// How the corners of a rectangle are drawn.
package enum CornerStyle: Sendable, Hashable {
  /// Quarters of circles, or of ellipses.
  case circular
  /// The corner begins earlier, and bends little by little.
  case continuous
}

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Sendable, Hashable {
  package var topLeft, topRight, bottomRight, bottomLeft: Size

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = Size(width: topLeft, height: topLeft)
    self.topRight = Size(width: topRight, height: topRight)
    self.bottomRight = Size(width: bottomRight, height: bottomRight)
    self.bottomLeft = Size(width: bottomLeft, height: bottomLeft)
  }

  package init(_ size: Size) { (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size) }

  package init(_ radius: Double) { self.init(Size(width: radius, height: radius)) }
}

extension Path {
  /// A rectangle with round corners, clockwise from the end of the corner at its top left.
  ///
  /// No radius is longer than half of the shorter side, those of uneven corners too: nobody has published what becomes of them. The
  /// curves of a continuous corner are those that PaintCode published of UIBezierPath, without its short line between two of them.
  package init(_ rect: Rect, radii: CornerRadii, style: CornerStyle) {
    let most = max(min(rect.size.width, rect.size.height) / 2, 0)
    let corners = [
      Corner(Point(x: rect.maxX, y: rect.minY), radii.topRight, along: (-1, 0), (0, 1), most, style, rect),
      Corner(Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, along: (0, -1), (-1, 0), most, style, rect),
      Corner(Point(x: rect.minX, y: rect.maxY), radii.bottomLeft, along: (1, 0), (0, -1), most, style, rect),
      Corner(Point(x: rect.minX, y: rect.minY), radii.topLeft, along: (0, 1), (1, 0), most, style, rect),
    ]
    move(to: corners[3].end)
    for corner in corners { corner.append(to: &self) }
    close()
  }

  /// A rectangle whose shorter sides are half circles.
  package init(capsuleIn rect: Rect, style: CornerStyle) {
    self.init(rect, radii: CornerRadii(min(rect.size.width, rect.size.height) / 2), style: style)
  }
}

/// A corner of a rectangle: it is met on one side and left on the other.
private struct Corner {
  private let place: Point
  /// Unit vectors from the corner along the side that comes and along the one that goes.
  private let coming: Point
  private let going: Point
  private let comingRadius: Double
  private let goingRadius: Double
  /// How far beyond its radius a continuous corner begins, of 0 for a circular one to 1.
  private let smoothing: Double

  init(
    _ place: Point, _ radius: Size, along coming: (x: Double, y: Double), _ going: (x: Double, y: Double),
    _ most: Double,
    _ style: CornerStyle, _ rect: Rect
  ) {
    self.place = place
    self.coming = Point(x: coming.x, y: coming.y)
    self.going = Point(x: going.x, y: going.y)
    let size = Size(
      width: min(max(radius.width, 0), rect.size.width / 2), height: min(max(radius.height, 0), rect.size.height / 2))
    let isRound = radius.width == radius.height
    let length = min(max(radius.width, 0), most)
    comingRadius = isRound ? length : coming.x != 0 ? size.width : size.height
    goingRadius = isRound ? length : going.x != 0 ? size.width : size.height
    switch style {
    case .circular: smoothing = 0
    case .continuous:
      // Where a side is too short for two whole corners the smoothing shrinks, until the corner is circular.
      let room = length > 0 ? (most / length - 1) / (Self.reach - 1) : 1
      smoothing = isRound ? min(max(room, 0), 1) : 0
    }
  }

  /// Where a continuous corner begins, in radii from the corner.
  private static let reach = 1.528665

  /// The point `along` the coming side and `beyond` the going one, in radii.
  private func point(_ along: Double, _ beyond: Double) -> Point {
    Point(
      x: place.x + coming.x * along * comingRadius + going.x * beyond * goingRadius,
      y: place.y + coming.y * along * comingRadius + going.y * beyond * goingRadius)
  }

  private func blended(_ circular: Double, _ continuous: Double) -> Double {
    circular + (continuous - circular) * smoothing
  }

  var end: Point { point(0, blended(1, Self.reach)) }

  func append(to path: inout Path) {
    guard comingRadius > 0, goingRadius > 0 else { return path.line(to: place) }
    // Three curves: an eighth of the bend, a quarter around the middle, an eighth. The first numbers are those of a circle,
    // split at 22.5° and 67.5°.
    let (far, near, low) = (blended(0.868678, 1.088493), blended(0.617317, 0.631494), blended(0.076120, 0.074911))
    let (handle, lift) = (blended(0.738643, 0.868407), blended(0.025866, 0))
    let (bendFar, bendNear) = (blended(0.372289, 0.372824), blended(0.177614, 0.169060))
    path.line(to: point(blended(1, Self.reach), 0))
    path.cubic(point(far, 0), point(handle, lift), to: point(near, low))
    path.cubic(point(bendFar, bendNear), point(bendNear, bendFar), to: point(low, near))
    path.cubic(point(lift, handle), point(0, far), to: end)
  }
}
