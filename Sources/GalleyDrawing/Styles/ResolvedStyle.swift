import GalleyLayout

/// What a style is drawn with.
package struct ResolvedStyle: Sendable {
  package var paint: Paint
  /// What is done to all that the style fills; nil for nothing.
  package var layer: Layer?
  /// Whether anything is known of the style; what is not has a colour that nobody takes for right.
  package private(set) var isResolved = true
  /// Whether it has shadows that fall inwards, which are not drawn yet.
  package internal(set) var lacksInnerShadows = false

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
    return style
  }
}
