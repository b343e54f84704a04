/// A layout that the embedding program brings, in the shape of SwiftUI's `Layout`.
///
/// It is registered under a view's name with `RegisteredLayout`; documents then use it like any container. Coordinates run
/// from the leading edge; a right-to-left document mirrors what the layout places.
public protocol HostLayout: Sendable {
  /// What is computed once for several questions; `Void` for nothing.
  associatedtype Cache = Void

  /// Computes what the questions about these subviews have in common.
  ///
  /// It is asked anew whenever that is simpler, so that nothing but time may depend on it.
  func makeCache(subviews: LayoutSubviewList) -> Cache

  /// Returns the size for a proposal; asked for any proposal, nil, 0 and infinity included.
  func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviewList, cache: inout Cache) -> ViewSize

  /// Places the subviews relative to `bounds`, whose size came from `proposal`.
  ///
  /// A subview that is not placed is centred in the bounds with the layout's proposal.
  func placeSubviews(
    in bounds: ViewBounds, proposal: ProposedViewSize, subviews: LayoutSubviewList, cache: inout Cache)

  /// Returns the value of a guide in coordinates of `bounds`; nil for what the subviews' values come to.
  func explicitAlignment(
    of guide: ViewGuide, in bounds: ViewBounds, proposal: ProposedViewSize, subviews: LayoutSubviewList,
    cache: inout Cache
  ) -> Double?

  /// The distances that the layout wishes from its neighbours; nil for those of its subviews.
  var spacing: ViewSpacing? { get }

  /// The axis along which spacers and dividers in the layout run; nil for none.
  var stackOrientation: ViewAxis? { get }
}

extension HostLayout {
  /// Leaves every guide to the subviews.
  public func explicitAlignment(
    of guide: ViewGuide, in bounds: ViewBounds, proposal: ProposedViewSize, subviews: LayoutSubviewList,
    cache: inout Cache
  ) -> Double? { nil }

  /// Those of the subviews.
  public var spacing: ViewSpacing? { nil }
  /// None.
  public var stackOrientation: ViewAxis? { nil }
}

extension HostLayout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: LayoutSubviewList) {}
}

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
  /// The distance from the leading edge, in points or as a fraction.
  public var x: Double
  /// The distance from the top edge, in points or as a fraction.
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

/// What a view is offered; nil asks for the ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The length along the horizontal axis; nil asks for the ideal one.
  public var width: Double?
  /// The length along the vertical axis; nil asks for the ideal one.
  public var height: Double?

  /// Creates a value of its parts.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: ViewSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The size with 10, or `size`, where a length is nil.
  public func replacingUnspecifiedDimensions(by size: ViewSize = ViewSize(width: 10, height: 10)) -> ViewSize {
    ViewSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A place in a view, as fractions of its size.
public struct ViewAnchor: Hashable, Sendable {
  /// The distance from the leading edge, in points or as a fraction.
  public var x: Double
  /// The distance from the top edge, in points or as a fraction.
  public var y: Double

  /// Creates a value of its parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The topLeading .
  public static let topLeading = ViewAnchor(x: 0, y: 0)
  /// The center .
  public static let center = ViewAnchor(x: 0.5, y: 0.5)
}

/// An alignment guide of SwiftUI.
public enum ViewGuide: Sendable, CaseIterable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
}

/// The distances in points that a view wishes from its neighbours.
public struct ViewSpacing: Hashable, Sendable {
  /// The distance above.
  public var top: Double
  /// The distance before.
  public var leading: Double
  /// The distance below.
  public var bottom: Double
  /// The distance behind.
  public var trailing: Double

  /// Creates a value of its parts.
  public init(top: Double = 8, leading: Double = 8, bottom: Double = 8, trailing: Double = 8) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
