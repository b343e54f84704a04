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
  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviewList, cache: inout Cache) -> ViewSize

  /// Places the subviews relative to `bounds`, whose size came from `proposal`.
  ///
  /// A subview that is not placed is centred in the bounds with the layout's proposal.
  func placeSubviews(
    in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList, cache: inout Cache)

  /// Returns the value of a guide in coordinates of `bounds`; nil for what the subviews' values come to.
  func explicitAlignment(
    of guide: ViewGuide, in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList,
    cache: inout Cache
  ) -> Double?

  /// The distances that the layout wishes from its neighbours; nil for those of its subviews.
  var spacing: SpacingWishes? { get }

  /// The axis along which spacers and dividers in the layout run; nil for none.
  var stackOrientation: ViewAxis? { get }
}

extension HostLayout {
  /// Leaves every guide to the subviews.
  public func explicitAlignment(
    of guide: ViewGuide, in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList,
    cache: inout Cache
  ) -> Double? { nil }

  /// Those of the subviews.
  public var spacing: SpacingWishes? { nil }
  /// None.
  public var stackOrientation: ViewAxis? { nil }
}

extension HostLayout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: LayoutSubviewList) {}
}
