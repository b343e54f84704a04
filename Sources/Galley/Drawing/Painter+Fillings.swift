import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Views that fill what they are given, and which were not laid out: colours, gradients and shapes.

extension Painter {
  /// Draws the only view of a block over a rectangle, with paddings and effects around it; false if it is no colour, gradient or shape.
  mutating func drawFilling(_ block: ViewNodeID, in rect: Rect) -> Bool {
    var views = document.views.children(of: block)
    guard var view = views.next(), views.next() == nil else { return false }
    let base = document.views.base(of: view)
    let environment = document.viewNodes[base].environment
    var place = ShapePlace(rect, isRightToLeft: document.environments[environment].isRightToLeft)
    var layerCount = 0
    defer { for _ in 0..<layerCount { list.endLayer() } }
    while view != base {
      let node = document.viewNodes[view]
      // From here on it is a shape.
      if case .modifier(_, .shape) = node.kind { break }
      guard let overload = document.modifierOverload(of: view), let inner = node.firstChild.index else { return false }
      let arguments = document.arguments(of: view, overload.parameters)
      if case .layer(let make) = overload.drawing, let layer = make(arguments, context(of: view, in: place)) {
        list.begin(layer)
        layerCount += 1
      }
      if case .wrapper(let make) = overload.layout, case .padding(let insets)? = make(arguments) {
        place.rect = place.rect.inset(by: insets, isRightToLeft: place.isRightToLeft)
      }
      view = inner
    }
    let resolver = styles(of: Place(environment: environment)).resolver
    if case .shape = document.viewNodes[base].kind {
      draw(view, in: place, resolver)
      return true
    }
    guard let overload = document.typing.catalogue.viewOverload(of: document.viewNodes[base]) else { return false }
    switch overload.drawing {
    case .fill(let make):
      fill(place.rect, make(document.arguments(of: base, overload.parameters)), resolver)
      return true
    case .outline, .heldShape:
      draw(view, in: place, resolver)
      return true
    case .parts, .symbol, .placeholder, .unsupported: return false
    }
  }

  private mutating func context(of source: ViewNodeID, in place: ShapePlace) -> DrawingContext {
    let shapes = ShapeReader(document, shapePaths)
    let resolver = styles(of: Place(environment: document.viewNodes[source].environment)).resolver
    return DrawingContext(
      frame: place.rect, drawnFrame: place.rect, isRightToLeft: place.isRightToLeft, styles: resolver
    ) { label in shapes.outline(given: label, for: source, in: place) }
  }
}

extension Rect {
  fileprivate func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> Rect {
    let left = isRightToLeft ? insets.trailing : insets.leading
    return Rect(
      x: minX + left, y: minY + insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}
