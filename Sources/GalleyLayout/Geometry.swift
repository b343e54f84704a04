/// One of the two directions of layout.
@usableFromInline package enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
@usableFromInline package struct AxisSet: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
  package static let both: AxisSet = [.horizontal, .vertical]

  @inlinable package func contains(_ axis: Axis) -> Bool { rawValue & (axis == .horizontal ? 1 : 2) != 0 }
}

/// An edge of a rectangle.
@usableFromInline package enum Edge: UInt8, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis that the edge lies across: vertical for top and bottom.
  @inlinable package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// The other edge of the same axis.
  @inlinable package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// A set of edges.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
  package static let top = EdgeSet(.top)
  package static let leading = EdgeSet(.leading)
  package static let bottom = EdgeSet(.bottom)
  package static let trailing = EdgeSet(.trailing)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.top, .leading, .bottom, .trailing]
}

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

/// What a parent offers a child: a length per axis, or nil where it asks for the ideal one.
///
/// Lengths may be infinite.
///
/// Each length is one `Double` with NaN standing for nil, so that a proposal is two words and compares by its bits.
@frozen @usableFromInline package struct Proposal: Hashable, Sendable {
  @usableFromInline var rawWidth: Double
  @usableFromInline var rawHeight: Double

  @inlinable package init(width: Double?, height: Double?) {
    self.init(rawWidth: width ?? .nan, rawHeight: height ?? .nan)
  }

  @inlinable package init(_ size: Size) { self.init(rawWidth: size.width, rawHeight: size.height) }

  @inlinable init(rawWidth: Double, rawHeight: Double) {
    self.rawWidth = Proposal.canonical(rawWidth)
    self.rawHeight = Proposal.canonical(rawHeight)
  }

  package static let unspecified = Proposal(rawWidth: .nan, rawHeight: .nan)
  package static let zero = Proposal(rawWidth: 0, rawHeight: 0)
  package static let infinity = Proposal(rawWidth: .infinity, rawHeight: .infinity)

  /// The offered width; nil asks for the ideal one.
  @inlinable package var width: Double? {
    get { rawWidth.isNaN ? nil : rawWidth }
    set { rawWidth = Proposal.canonical(newValue ?? .nan) }
  }

  /// The offered height; nil asks for the ideal one.
  @inlinable package var height: Double? {
    get { rawHeight.isNaN ? nil : rawHeight }
    set { rawHeight = Proposal.canonical(newValue ?? .nan) }
  }

  @inlinable package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The length on an axis with NaN for nil.
  @inlinable subscript(raw axis: Axis) -> Double {
    get { axis == .horizontal ? rawWidth : rawHeight }
    set {
      let length = Proposal.canonical(newValue)
      if axis == .horizontal { rawWidth = length } else { rawHeight = length }
    }
  }

  @inlinable package static func == (left: Proposal, right: Proposal) -> Bool {
    left.rawWidth.bitPattern == right.rawWidth.bitPattern && left.rawHeight.bitPattern == right.rawHeight.bitPattern
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(rawWidth.bitPattern)
    hasher.combine(rawHeight.bitPattern)
  }

  /// One bit pattern for every NaN and for both zeros.
  @inlinable static func canonical(_ length: Double) -> Double { length == length ? length + 0 : .nan }
}

/// Distances from the four edges, in points; positive ones lead inwards.
@frozen package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  @inlinable package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on each edge of `edges`.
  package init(_ length: Double, edges: EdgeSet = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  package static let zero = EdgeInsets()

  /// The sum of the two distances of an axis.
  @inlinable package func total(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }

  /// The distance from the leading or top edge.
  @inlinable package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  @inlinable package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
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
