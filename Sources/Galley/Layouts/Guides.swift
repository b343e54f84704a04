/// A place in a view, as fractions of its size.
public struct ViewAnchor: Hashable, Sendable {
  /// The distance from the leading edge, as a fraction of the width.
  public var x: Double
  /// The distance from the top edge, as a fraction of the height.
  public var y: Double

  /// Creates a value of its parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The leading top corner.
  public static let topLeading = ViewAnchor(x: 0, y: 0)
  /// The centre.
  public static let center = ViewAnchor(x: 0.5, y: 0.5)
}

/// An alignment guide of SwiftUI.
public enum ViewGuide: Sendable, CaseIterable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
}

/// The distances in points that a view wishes from its neighbours.
public struct SpacingWishes: Hashable, Sendable {
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
