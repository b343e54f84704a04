import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// What modifiers draw, and what they do to what their views draw.

extension Painter {
  /// What becomes of what a modifier is around.
  enum Outcome {
    case inside
    case hidden
    case masked
  }

  /// Draws what a modifier draws behind its view, and begins what it does to it.
  ///
  /// `place` becomes that of what is inside.
  mutating func draw(_ source: ViewNodeID, at node: LayoutNodeID, _ place: inout Place) -> Outcome {
    guard let overload = document.modifierOverload(of: source) else { return .inside }
    switch overload.drawing {
    // What is asked for a row is read by its list.
    case .none, .outline, .paint, .row: return .inside
    case .wishes(let ask): ask(document.arguments(of: source, overload.parameters), &place.wishes)
    case .hidden: return .hidden
    case .mask: return .masked
    case .unsupported(let words): list.note(.approximated(words))
    case .layer(let make):
      let arguments = document.arguments(of: source, overload.parameters)
      if let layer = make(arguments, context(of: source, at: node)) { begin(layer) }
    case .roughLayer(let words, let make):
      let arguments = document.arguments(of: source, overload.parameters)
      if let layer = make(arguments, context(of: source, at: node)) {
        list.note(.approximated(words))
        begin(layer)
      }
    case .shape(let isBehind, _):
      if isBehind { drawShape(of: source, at: node) } else { cover(source, at: node) }
    }
    return .inside
  }

  mutating func drawShape(of source: ViewNodeID, at node: LayoutNodeID) {
    guard let overload = document.modifierOverload(of: source), case .shape(_, let make) = overload.drawing else {
      return
    }
    let context = context(of: source, at: node)
    guard let shape = make(document.arguments(of: source, overload.parameters), context) else { return }
    if shape.isGlass {
      let tint = shape.style.map { context.styles.resolve($0, in: context.frame).paint }
      drawGlass(shape.outline.path, tint: tint, context.styles)
    } else if let rect = shape.rect {
      fill(rect, shape.style, context.styles)
    } else {
      fill(shape.outline, shape.style, rule: shape.rule, in: context.frame, context.styles)
    }
  }

  private mutating func context(of source: ViewNodeID, at node: LayoutNodeID) -> DrawingContext {
    let frame = layout.frames[node.position]
    let environment = document.viewNodes[source].environment
    let values = document.environments[environment]
    let place = ShapePlace(frame, isRightToLeft: values.isRightToLeft)
    let shapes = ShapeReader(document, shapePaths)
    return DrawingContext(
      frame: frame, drawnFrame: layout.drawnFrames[node] ?? frame, isRightToLeft: values.isRightToLeft,
      styles: styles(of: Place(environment: environment)).resolver
    ) { label in shapes.outline(given: label, for: source, in: place) }
  }
}

// MARK: Order

extension Painter {
  func isList(_ node: LayoutNodeID) -> Bool {
    parts[node]?.contains { if case .list = $0 { true } else { false } } ?? false
  }

  /// Children in the order of drawing.
  func inFront(_ children: ArraySlice<LayoutNodeID>) -> [LayoutNodeID] {
    document.drawingOrder(Array(children)) { child in
      owners.entries(of: child).compactMap { document.entries[$0].source.index }
    }
  }
}
