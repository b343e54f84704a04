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

  /// The distance from the trailing or bottom edge.
  @inlinable package func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

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
