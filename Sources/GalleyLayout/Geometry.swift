/// A width and a height, in points.
@frozen @usableFromInline package struct Size: Hashable, Sendable {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place in points; y grows downwards, x from the leading edge.
@frozen @usableFromInline package struct Point: Hashable, Sendable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  @inlinable package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A rectangle in points.
@frozen @usableFromInline package struct Rect: Hashable, Sendable {
  @usableFromInline package var origin: Point
  @usableFromInline package var size: Size

  @inlinable package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package static let zero = Rect(origin: .zero, size: .zero)
  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
}

/// A point in the unit square, scaled to a rectangle where it is used.
package struct UnitPoint: Hashable, Sendable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = UnitPoint(x: 0.5, y: 0.5)
  package static let zero = UnitPoint(x: 0, y: 0)
}

extension Rect {
  /// Tells whether a part of the rectangle lies in another; one without length counts where it stands.
  package func meets(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let (start, end) = (origin[axis], origin[axis] + size[axis])
      let (otherStart, otherEnd) = (other.origin[axis], other.origin[axis] + other.size[axis])
      return start == end ? start >= otherStart && start <= otherEnd : start < otherEnd && end > otherStart
    }
  }

  /// What two rectangles have in common; without length where they do not meet.
  package func common(with other: Rect) -> Rect {
    var result = self
    for axis in Axis.allCases {
      let start = max(origin[axis], other.origin[axis])
      let end = min(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
      result.origin[axis] = start
      result.size[axis] = max(end - start, 0)
    }
    return result
  }

  /// The smallest rectangle around two.
  package func union(_ other: Rect) -> Rect {
    var result = self
    for axis in Axis.allCases {
      let start = min(origin[axis], other.origin[axis])
      let end = max(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
      result.origin[axis] = start
      result.size[axis] = end - start
    }
    return result
  }
}
