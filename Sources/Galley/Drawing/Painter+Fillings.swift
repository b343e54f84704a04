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
      switch overload.drawing {
      case .none, .wishes, .row, .outline, .paint: break
      case .hidden: return true
      case .layer(let make), .roughLayer(_, let make):
        if case .roughLayer(let words, _) = overload.drawing { list.note(.approximated(words)) }
        guard let layer = make(arguments, context(of: view, in: place)) else { break }
        list.begin(layer)
        layerCount += 1
      case .shape, .mask, .unsupported: noteRoughFilling()
      }
      if let inside = place.inside(overload.layout, arguments) { place = inside } else { noteRoughFilling() }
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

  private mutating func noteRoughFilling() {
    list.note(.approximated("a view in a background, with its modifiers,"))
  }

  private mutating func context(of source: ViewNodeID, in place: ShapePlace) -> DrawingContext {
    let shapes = ShapeReader(document, shapePaths)
    let resolver = styles(of: Place(environment: document.viewNodes[source].environment)).resolver
    return DrawingContext(
      frame: place.rect, drawnFrame: place.rect, isRightToLeft: place.isRightToLeft, styles: resolver
    ) { label in shapes.outline(given: label, for: source, in: place) }
  }
}

extension ShapePlace {
  /// Where something stands that takes all that it is offered, inside a modifier; nil for what only layout knows.
  fileprivate func inside(_ layout: ModifierLayout, _ arguments: Arguments) -> ShapePlace? {
    guard case .wrapper(let make) = layout else {
      switch layout {
      case .neutral, .surrounding, .wish: return self
      case .wrapper, .layer, .companion, .presentation, .dialog, .custom: return nil
      }
    }
    guard let primitive = make(arguments) else { return self }
    var place = self
    if case .padding(let insets) = primitive {
      place.rect = rect.inset(by: insets, isRightToLeft: isRightToLeft)
    } else if case .fixedFrame(let width, let height, _) = primitive {
      place.rect = rect.middle(Size(width: width ?? rect.size.width, height: height ?? rect.size.height))
    } else if case .flexibleFrame(let frame) = primitive {
      func length(_ offer: Double, _ limits: FlexibleFrame.Limits) -> Double {
        max(min(offer, limits.max ?? .infinity), limits.min ?? 0)
      }
      place.rect = rect.middle(
        Size(width: length(rect.size.width, frame.horizontal), height: length(rect.size.height, frame.vertical)))
    } else if case .offset(let distance) = primitive {
      place.rect.origin.x += isRightToLeft ? -distance.x : distance.x
      place.rect.origin.y += distance.y
    } else if !primitive.leavesAlone {
      return nil
    }
    return place
  }
}

extension Primitive {
  /// Whether nothing stands beside what is in it, and that stands where it is.
  fileprivate var leavesAlone: Bool {
    if case .priority = self { return true }
    if case .coordinateSpace = self { return true }
    if case .ignoresSafeArea = self { return true }
    return false
  }
}

extension Rect {
  /// A rectangle of a size around the same middle.
  fileprivate func middle(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  fileprivate func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> Rect {
    let left = isRightToLeft ? insets.trailing : insets.leading
    return Rect(
      x: minX + left, y: minY + insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}
