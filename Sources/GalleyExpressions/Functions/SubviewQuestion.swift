/// What a layout of the document asks of its subviews while it is asked itself.
///
/// Whoever evaluates answers; expressions know a subview by its number alone.
package enum SubviewQuestion: Sendable {
  /// Of a subview and a proposal.
  case size, dimensions
  /// Of a subview.
  case priority
  /// Of the spacing of one subview, that of another, and an axis.
  case distance
  /// Of a subview, the name of a key, and what it has that was given none.
  case layoutValue
  /// Of the dimensions of a subview, and a guide; an explicit one may be nil.
  case guide, explicitGuide
}
