/// An axis of a layout.
public enum ViewAxis: Sendable {
  case horizontal
  case vertical
}

/// A size in points.
public struct ViewSize: Hashable, Sendable {
  /// The length along the horizontal axis.
  public var width: Double
  /// The length along the vertical axis.
  public var height: Double

  /// Creates a value of its parts.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A point, from the leading top corner of what it stands in.
public struct ViewPoint: Hashable, Sendable {
  /// The distance from the leading edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a value of its parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points.
public struct ViewBounds: Hashable, Sendable {
  /// The leading top corner.
  public var origin: ViewPoint
  /// The extent.
  public var size: ViewSize

  /// Creates a value of its parts.
  public init(origin: ViewPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a value of its numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ViewPoint(x: x, y: y), size: ViewSize(width: width, height: height))
  }

  /// The leading edge.
  public var minX: Double { origin.x }
  /// The centre, horizontally.
  public var midX: Double { origin.x + size.width / 2 }
  /// The trailing edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The centre, vertically.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
}

extension ViewBounds {
  /// Returns the rectangle seen from a point.
  public func relative(to origin: ViewPoint) -> ViewBounds {
    ViewBounds(origin: ViewPoint(x: self.origin.x - origin.x, y: self.origin.y - origin.y), size: size)
  }

  /// Whether a point lies in the rectangle; its trailing and lower edges do not belong to it.
  public func contains(_ point: ViewPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether two rectangles have more in common than an edge; one without length counts as what it lies on.
  public func meets(_ other: ViewBounds) -> Bool {
    func meet(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double) -> Bool {
      start == end ? start >= otherStart && start <= otherEnd : start < otherEnd && end > otherStart
    }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }

  /// What two rectangles have in common; without length where they do not meet.
  public func common(with other: ViewBounds) -> ViewBounds {
    let start = ViewPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let size = ViewSize(
      width: max(min(maxX, other.maxX) - start.x, 0), height: max(min(maxY, other.maxY) - start.y, 0))
    return ViewBounds(origin: start, size: size)
  }
}

/// Distances from the edges of a rectangle, in points.
public struct ViewInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates a value of its parts.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
