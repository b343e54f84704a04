/// Answers to questions that neither SwiftUI's documentation nor a public measurement settles, each in one place.
///
/// The ids are those of the layout reference's list of open questions (section 8). Open questions that an algorithm
/// answers as a whole are noted where it stands: that `position`, `ignoresSafeArea` and `safeAreaInset` lose priority
/// (U1) in `LayoutEngine+WrapperFacts`, that a Spacer does not enlarge a ZStack (U2) in `LayoutEngine+DepthStack`, that
/// the guide line counts as cross extent (U4) in `GuideExtent`, and that a flexible frame whose minimum exceeds its
/// maximum is as long as its child (U7) in `FrameRule`.
enum UnconfirmedChoices {
  /// Whether `ViewThatFits` hands on its chosen child's explicit guides; its priority is 0 either way (U6).
  static let viewThatFitsForwardsGuides = true

  /// Whether the spacing wishes of `ViewThatFits` are those of an ordinary view when it has several children (U6);
  /// with a single child they are the child's.
  static let viewThatFitsHasDefaultSpacing = true

  /// The container length that `containerRelativeFrame` works from when a bare body is laid out with a nil dimension.
  static let containerLengthWithoutWindow = 10.0

  /// Whether safe-area growth stops at rotated ancestors only, so that a scaled one counts as unscaled (4.14).
  static let scaledViewsKeepTheirSafeArea = true

  /// Whether a grid cell with a value of its own for a standard guide meets the slot's guide, as it would in a frame,
  /// instead of standing at the fraction that the guide comes to (grid reference 1.6, U16).
  static let gridCellsMeetTheirSlotsGuides = true

  /// The answer of a lazy grid whose cross length is infinite or not positive (grid reference 7, question 4).
  static let lazyGridWithoutTracks = Size.zero
}
