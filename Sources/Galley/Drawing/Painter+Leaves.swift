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
    switch layout.tree.kind(of: node) {
    case .text: drawText(node, place)
    case .symbol: drawSymbol(node, place)
    case .image: drawImage(node, entries, place)
    case .fill, .circle: drawShape(of: entries, at: node, place)
    case .empty, .spacer, .deferred, .control, .stack, .depthStack, .viewThatFits, .grid, .lazyStack, .lazyGrid,
      .scroll,
      .geometryReader, .custom, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position,
      .priority, .alignmentGuide, .layered, .styleLayer, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame, .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container,
      .matchedSource, .matchedView, .presentation:
      break
    }
  }

  // MARK: Texts

  private mutating func drawText(_ node: LayoutNodeID, _ place: Place) {
    guard let content = layout.tree.text(of: node) else { return }
    let styles = styles(of: place)
    let frame = layout.frames[node.position]
    let text = measurer.placedText(
      content, proposal: layout.proposals[node.position], isRightToLeft: styles.isRightToLeft)
    let style = styles.label(place.label, in: frame)
    var look = TextLook(paint: style.paint)
    look.underline = styles.underline.map { TextLook.TextLine($0, styles.resolver) }
    look.strikethrough = styles.strikethrough.map { TextLook.TextLine($0, styles.resolver) }
    drawing(style) { painter in
      painter.letters.draw(text, at: frame.origin, in: &painter.list) { _ in look }
    }
  }

  // MARK: Symbols and pictures

  private mutating func drawSymbol(_ node: LayoutNodeID, _ place: Place) {
    guard let symbol = layout.tree.symbol(of: node) else { return }
    let frame = layout.frames[node.position]
    let styles = styles(of: place)
    let style = styles.label(place.label, in: frame)
    var look = SymbolLook(style.paint)
    look.paints += styles.resolver.foreground.indices.dropFirst().map {
      styles.resolver.resolve(.hierarchical($0), in: frame).paint
    }
    look.isRightToLeft = styles.isRightToLeft
    look.scheme = styles.resolver.scheme
    look.look = styles.resolver.look
    drawing(style) { painter in
      painter.symbols.draw(painter.measurer.drawnSymbol(symbol), in: frame, look: look, list: &painter.list)
    }
  }

  /// A picture of which only the size is known.
  private mutating func drawImage(_ node: LayoutNodeID, _ entries: [ReportID], _ place: Place) {
    guard options.showsPlaceholders else { return }
    let frame = layout.frames[node.position]
    let resolver = styles(of: place).resolver
    let line = Paint.solid(resolver.system("systemGray3"))
    list.fill(frame, .solid(resolver.system("systemGray5")))
    let pixel = Stroke(width: 1 / list.list.scale)
    var cross = Path(frame)
    cross.move(to: frame.origin)
    cross.line(to: Point(x: frame.maxX, y: frame.maxY))
    cross.move(to: Point(x: frame.maxX, y: frame.minY))
    cross.line(to: Point(x: frame.minX, y: frame.maxY))
    list.stroke(cross, line, pixel)
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
      case .unsupported(let words): list.note(.approximated(words))
      case .parts, .outline, .heldShape: break
      }
    }
  }

  private mutating func drawShape(of entries: [ReportID], at node: LayoutNodeID, _ place: Place) {
    guard let shape = shape(of: entries) else { return }
    let styles = styles(of: place)
    let frame = layout.frames[node.position]
    let reader = ShapeReader(document)
    let here = ShapePlace(frame, isRightToLeft: styles.isRightToLeft)
    let paints = reader.paints(of: shape)
    if reader.isOfDocument(shape) { list.note(.approximated("a shape of the document, whose frame is filled,")) }
    if paints.isEmpty { fill(reader.outline(of: shape, in: here), nil, in: frame, styles.resolver) }
    for paint in paints {
      guard let stroke = paint.stroke else {
        fill(reader.outline(of: shape, in: here), paint.style, rule: paint.rule, in: frame, styles.resolver)
        continue
      }
      let inside = paint.isInside ? here.inset(by: stroke.width / 2) : here
      let outline = Outline(reader.outline(of: shape, in: inside).path, stroke: stroke)
      fill(outline, paint.style, in: frame, styles.resolver)
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
        case .parts, .fill, .unsupported: break
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
    drawing(style) { painter in
      if let stroke = outline.stroke {
        painter.list.stroke(outline.path, style.paint, stroke)
      } else {
        painter.list.fill(outline.path, style.paint, rule)
      }
    }
  }

  /// Fills a rectangle, whose edges are put on pixels.
  mutating func fill(_ rect: Rect, _ style: ShapeStyle?, _ resolver: StyleResolver) {
    let style = style.map { resolver.resolve($0, in: rect) } ?? resolver.foregroundStyle(in: rect)
    drawing(style) { $0.list.fill(rect, style.paint) }
  }

  private mutating func drawing(_ style: ResolvedStyle, _ draw: (inout Painter) -> Void) {
    if !style.isResolved { list.note(.unresolvedStyle) }
    if let layer = style.layer { list.begin(layer) }
    draw(&self)
    if style.layer != nil { list.endLayer() }
  }
}

extension TextLook.TextLine {
  init(_ style: TextLineStyle, _ resolver: StyleResolver) {
    self.init(
      paint: style.color.map { .solid(resolver.color($0)) },
      pattern: style.pattern.flatMap { Pattern(rawValue: $0) } ?? .solid)
  }
}
