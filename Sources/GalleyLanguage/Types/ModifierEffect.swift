/// What a modifier of the catalogue does to the view that it is applied to.
package enum ModifierEffect: Hashable, Sendable {
  /// It is a layer around it.
  case layer
  /// It folds into it: no layer of its own.
  case folded
  /// It changes a shape that stays one, or becomes a filled one: what is drawn, not the tree.
  case shape
}
