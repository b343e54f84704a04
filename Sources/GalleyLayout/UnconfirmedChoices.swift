/// Answers to questions that neither SwiftUI's documentation nor a public measurement settles, each in one place.
///
/// The numbers in the comments are those of the layout reference's list of open questions (section 8).
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

  /// The answer of a lazy grid whose cross length is infinite or not positive.
  static let lazyGridWithoutTracks = Size.zero
}
