import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Texts, symbols, pictures, shapes and colours.

extension Painter {
  /// Draws what a node without children shows; `entries` stand for it, outermost first.
  mutating func drawLeaf(_ node: LayoutNodeID, _ entries: [ReportID], _ place: Place) {
    drawStyle(of: entries, at: node, place)
    switch layout.tree.kind(of: node).look {
    case .text: drawText(node, place)
    case .symbol: drawSymbol(node, entries, place)
    case .image: drawPicture(node, place)
    case .shape: drawShape(of: entries, at: node, place)
    // What controls draw is said by their parts.
    case .control, .collection, .nothing: break
    }
  }

  // MARK: Texts

  private mutating func drawText(_ node: LayoutNodeID, _ place: Place) {
    guard let content = layout.tree.text(of: node) else { return }
    let styles = styles(of: place)
    let frame = layout.frames[node.position]
    let text = measurer.placedText(
      content, proposal: layout.proposals[node.position], isRightToLeft: styles.isRightToLeft)
    let style = styles.label(in: frame)
    if place.wishes.isRedacted { return redact(text, at: frame.origin, style.paint) }
    let look = TextLook(style.paint, styles)
    let looks = content.runs.map { self.look(of: $0, around: look, in: frame, place) }
    drawing(style) { painter in
      painter.letters.draw(text, at: frame.origin, in: &painter.list) { looks[$0] }
    }
  }

  /// The look of a stretch of a text, of which `look` is that of the whole.
  private mutating func look(of run: TextContent.Run, around look: TextLook, in frame: Rect, _ place: Place) -> TextLook
  {
    guard let own = StretchLook(run) else { return look }
    var (look, place) = (look, place)
    if let environment = own.environment {
      place.environment = environment
      let styles = styles(of: place)
      look = TextLook(styles.label(in: frame).paint, styles)
    }
    let resolver = styles(of: place).resolver
    if let style = own.isLink ? .semantic(.tint) : own.foreground {
      look.paint = resolver.resolve(style, in: frame).paint
    }
    if let line = own.underline { look.underline = line.map { TextLook.TextLine($0, resolver) } }
    if let line = own.strikethrough { look.strikethrough = line.map { TextLook.TextLine($0, resolver) } }
    return look
  }

  // MARK: Symbols and pictures

  private mutating func drawSymbol(_ node: LayoutNodeID, _ entries: [ReportID], _ place: Place) {
    guard let symbol = layout.tree.symbol(of: node) else { return }
    let frame = layout.frames[node.position]
    let styles = styles(of: place)
    var style = styles.label(in: frame)
    if case .icon = place.label, let tint = place.wishes.iconTint {
      style = ResolvedStyle(.solid(styles.resolver.color(tint)))
    }
    if place.wishes.isRedacted { return redact(frame, style.paint) }
    var look = SymbolLook(style.paint)
    look.paints += zip(HierarchicalLevel.allCases, styles.resolver.foreground).dropFirst().map { level, _ in
      styles.resolver.resolve(.hierarchical(level), in: frame).paint
    }
    look.rendering = place.wishes.symbolRendering
    look.variableValue = variableValue(of: entries)
    look.isRightToLeft = styles.isRightToLeft
    look.scheme = styles.resolver.scheme
    look.look = styles.resolver.look
    drawing(style) { painter in
      painter.symbols.draw(painter.measurer.drawnSymbol(symbol), in: frame, look: look, list: &painter.list)
    }
  }

  /// How much of a symbol is shown; nil for all.
  private func variableValue(of entries: [ReportID]) -> Double? {
    for id in entries {
      guard let source = document.entries[id].source.index,
        let overload = document.typing.catalogue.viewOverload(of: document.viewNodes[source]),
        case .symbol(let read) = overload.drawing
      else { continue }
      return read(document.arguments(of: source, overload.parameters))
    }
    return nil
  }

  // MARK: Shapes and colours

  /// Fills a view that is a style, which has a frame but perhaps no leaf of its own.
  private mutating func drawStyle(of entries: [ReportID], at node: LayoutNodeID, _ place: Place) {
    for id in entries where !document.entries[id].role.isMade {
      guard let source = document.entries[id].source.index,
        let overload = document.typing.catalogue.viewOverload(of: document.viewNodes[source])
      else { continue }
      switch overload.drawing {
      case .fill(let make):
        fill(
          layout.frames[node.position], make(document.arguments(of: source, overload.parameters)),
          styles(of: place).resolver)
      case .placeholder(let name):
        guard document.entries[id].firstChild.index == nil,
          let words = name(document.arguments(of: source, overload.parameters))
        else { continue }
        let styles = styles(of: place)
        let frame = layout.frames[node.position]
        list.note(.leftOut("the content of a `\(words)`"))
        drawPlaceholder(in: frame, styles.resolver)
        drawTitle(words, in: frame, styles)
      case .unsupported(let words): list.note(.approximated(words))
      case .parts, .outline, .heldShape, .symbol: break
      }
    }
  }

  private mutating func drawShape(of entries: [ReportID], at node: LayoutNodeID, _ place: Place) {
    guard let shape = shape(of: entries) else { return }
    let styles = styles(of: place)
    draw(shape, in: ShapePlace(layout.frames[node.position], isRightToLeft: styles.isRightToLeft), styles.resolver)
  }

  /// Draws a shape with the modifiers that leave it one.
  mutating func draw(_ shape: ViewNodeID, in here: ShapePlace, _ resolver: StyleResolver) {
    let frame = here.rect
    let reader = ShapeReader(document, shapePaths)
    let paints = reader.paints(of: shape)
    if reader.lacksPath(shape, in: frame) {
      list.note(.approximated("a shape of the document whose path cannot be computed"))
    }
    if paints.isEmpty { fill(reader.outline(of: shape, in: here), nil, in: frame, resolver) }
    for paint in paints {
      guard let stroke = paint.stroke else {
        fill(reader.outline(of: shape, in: here), paint.style, rule: paint.rule, in: frame, resolver)
        continue
      }
      let inside = paint.isInside ? here.inset(by: stroke.width / 2) : here
      let outline = Outline(reader.outline(of: shape, in: inside).path, stroke: stroke)
      fill(outline, paint.style, in: frame, resolver)
    }
  }

  /// The shape that a leaf is, with the modifiers that leave it one or paint it; nil for what is none.
  private func shape(of entries: [ReportID]) -> ViewNodeID? {
    var shape: ViewNodeID?
    for id in entries.reversed() where !document.entries[id].role.isMade {
      guard let source = document.entries[id].source.index else { continue }
      let node = document.viewNodes[source]
      switch node.kind {
      case .shape, .modifier(_, .shape): shape = source
      case .modifier(_, .layer), .modifier(_, .folded): return shape
      case .view, .styled:
        guard let overload = document.typing.catalogue.viewOverload(of: node) else { continue }
        switch overload.drawing {
        case .outline, .heldShape: shape = source
        case .parts, .fill, .symbol, .placeholder, .unsupported: break
        }
      case .layout, .slot, .group, .loop, .custom, .customModifier: break
      }
    }
    return shape
  }

  // MARK: Filling

  /// Fills an outline with a style, which runs over `rect`; nil is the foreground style.
  mutating func fill(
    _ outline: Outline, _ style: ShapeStyle?, rule: FillRule = .nonZero, in rect: Rect, _ resolver: StyleResolver
  ) {
    let style = style.map { resolver.resolve($0, in: rect) } ?? resolver.foregroundStyle(in: rect)
    if let backdrop = style.backdrop, outline.stroke == nil { list.change(inside: outline.path, rule, backdrop) }
    drawing(style) { painter in
      if let stroke = outline.stroke {
        painter.list.stroke(outline.path, style.paint, stroke)
      } else if let mesh = style.mesh {
        painter.fill(outline.path, mesh, rule)
      } else {
        painter.list.fill(outline.path, style.paint, rule)
      }
      if outline.stroke == nil { painter.drawInnerShadows(style.innerShadows, of: outline.path, rule) }
    }
  }

  private mutating func fill(_ path: Path, _ mesh: MeshNet, _ rule: FillRule) {
    list.begin(Layer(clip: path, rule: rule))
    for strip in mesh.strips { list.fill(strip.path, strip.paint) }
    list.endLayer()
  }

  /// Draws the shadows that all around an outline throws into it.
  private mutating func drawInnerShadows(_ shadows: [Filter], of path: Path, _ rule: FillRule) {
    guard !shadows.isEmpty, let bounds = path.bounds else { return }
    list.begin(Layer(clip: path, rule: rule))
    for case .shadow(let color, let x, let y, let radius) in shadows {
      var around = Path(bounds.grown(by: max(x.magnitude, y.magnitude) + 2 * radius + 1))
      around.append(path)
      var opaque = color
      opaque.alpha = 1
      list.begin(Layer(filter: .shadow(color: color, x: x, y: y, radius: radius)))
      list.fill(around, .solid(opaque), .evenOdd)
      list.endLayer()
    }
    list.endLayer()
  }

  /// Fills a rectangle, whose edges are put on pixels.
  mutating func fill(_ rect: Rect, _ style: ShapeStyle?, _ resolver: StyleResolver) {
    let resolved = style.map { resolver.resolve($0, in: rect) } ?? resolver.foregroundStyle(in: rect)
    guard resolved.mesh == nil, resolved.innerShadows.isEmpty, resolved.backdrop == nil else {
      return fill(Outline(Path(rect)), style, in: rect, resolver)
    }
    drawing(resolved) { $0.list.fill(rect, resolved.paint) }
  }

  private mutating func drawing(_ style: ResolvedStyle, _ draw: (inout Painter) -> Void) {
    if !style.isResolved { list.note(.unresolvedStyle) }
    if let layer = style.layer { list.begin(layer) }
    draw(&self)
    if style.layer != nil { list.endLayer() }
  }
}

extension TextLook {
  fileprivate init(_ paint: Paint, _ styles: PlaceStyles) {
    self.init(paint: paint)
    underline = styles.underline.map { TextLine($0, styles.resolver) }
    strikethrough = styles.strikethrough.map { TextLine($0, styles.resolver) }
  }
}

extension TextLook.TextLine {
  init(_ style: TextLineStyle, _ resolver: StyleResolver) {
    self.init(
      paint: style.color.map { .solid(resolver.color($0)) },
      pattern: style.pattern.flatMap { Pattern(rawValue: $0) } ?? .solid)
  }
}
