/// What a view is offered; nil asks for the ideal length.
public struct Proposal: Hashable, Sendable {
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
  public static let unspecified = Proposal(width: nil, height: nil)

  /// The size with 10, or `size`, where a length is nil.
  public func replacingUnspecifiedDimensions(by size: ViewSize = ViewSize(width: 10, height: 10)) -> ViewSize {
    ViewSize(width: width ?? size.width, height: height ?? size.height)
  }
}
