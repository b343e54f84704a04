import GalleyLayout

/// What a style is drawn with.
package struct ResolvedStyle: Sendable {
  package var paint: Paint
  /// What is done to all that the style fills; nil for nothing.
  package var layer: Layer?
  /// Whether anything is known of the style; what is not has a colour that nobody takes for right.
  package private(set) var isResolved = true
  /// Shadows that fall inwards from the edges of what the style fills.
  package internal(set) var innerShadows: [Filter] = []
  /// What is done to what is behind; nil for nothing.
  package internal(set) var backdrop: DisplayList.Backdrop?
  /// Colours between points, in the place of the paint; nil for any other style.
  package internal(set) var mesh: MeshNet?

  package init(_ paint: Paint, layer: Layer? = nil) {
    self.paint = paint
    self.layer = layer
  }

  static let unresolved: ResolvedStyle = {
    var style = ResolvedStyle(.solid(StyleResolver.unresolved))
    style.isResolved = false
    return style
  }()

  /// The style with every opacity multiplied.
  func faded(by opacity: Double) -> ResolvedStyle {
    var style = self
    style.paint = paint.multiplied(by: opacity)
    style.mesh = mesh?.faded(by: opacity)
    return style
  }
}
