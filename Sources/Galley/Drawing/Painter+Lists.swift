import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Lists: the page, the plates of sections, rows, and the lines between them.

extension Painter {
  /// A row as a list draws it.
  private struct Row {
    var drawn: ListLayout.DrawnRow
    var node: LayoutNodeID
    var isSelected = false
    /// Where its first text begins, at its leading edge; nil for a row without one.
    var textStart: Double?
    var wishes = RowWishes()
    /// The modifier that has the view behind the row.
    var background: ViewNodeID?
  }

  /// Draws the page behind the rows of a list, the plates of its sections and the lines between rows.
  mutating func drawList(_ rows: ListLayout, _ look: ControlPart.ListLook, at node: LayoutNodeID, _ place: Place) {
    let styles = styles(of: place)
    let frame = layout.frames[node.position]
    let nodes = layout.tree.children(of: node)
    let reach = reach(of: frame, in: place)
    if look.rows != .lined, place.wishes.showsScrollBackground {
      list.fill(page(filledBy: reach, place) ?? reach, color(.systemGroupedBackground, styles))
    }
    let drawn = rows.drawnRows(
      in: frame, contents: nodes.map { layout.frames[$0.position] }, isRightToLeft: styles.isRightToLeft)
    list.begin(Layer(clip: Path(reach)))
    var section: [Row] = []
    for (position, (row, node)) in zip(drawn, nodes).enumerated() {
      if let last = section.last, last.drawn.section != row.section || row.part != .row {
        drawSection(section, look, reach, place)
        section = []
      }
      guard row.part == .row else { continue }
      section.append(self.row(row, node, in: reach, isRightToLeft: styles.isRightToLeft))
      section[section.count - 1].isSelected = look.selected.contains(position)
    }
    drawSection(section, look, reach, place)
    list.endLayer()
  }

  /// A row with what its modifiers ask, the outermost last; those out of sight ask nothing.
  private func row(
    _ drawn: ListLayout.DrawnRow, _ node: LayoutNodeID, in reach: Rect, isRightToLeft: Bool
  ) -> Row {
    var row = Row(drawn: drawn, node: node)
    guard drawn.rect.touches(reach) else { return row }
    row.textStart = beginsLinesAtTexts ? firstText(in: node, isRightToLeft: isRightToLeft) : nil
    for source in layers(around: node).reversed() {
      guard let overload = document.modifierOverload(of: source), case .row(let ask) = overload.drawing else {
        continue
      }
      row.wishes.background = nil
      ask(document.arguments(of: source, overload.parameters), &row.wishes)
      if row.wishes.background != nil { row.background = source }
    }
    return row
  }

  /// The nodes of the view tree from the outermost layer of a row inwards, up to the view that has a layout of its own.
  private func layers(around row: LayoutNodeID) -> [ViewNodeID] {
    var result: [ViewNodeID] = []
    var next = owners.entries(of: row).first.map { Link($0) } ?? .none
    while let id = next.index, let source = document.entries[id].source.index {
      result.append(source)
      let node = document.viewNodes[source]
      if case .layout = node.kind { break }
      if let view = document.typing.catalogue.viewOverload(of: node) {
        guard case .transparent = view.layout else { break }
      }
      next = document.entries[id].firstChild
    }
    return result
  }

  private mutating func drawSection(_ rows: [Row], _ look: ControlPart.ListLook, _ reach: Rect, _ place: Place) {
    guard let first = rows.first?.drawn.rect, let last = rows.last?.drawn.rect,
      first.touches(reach) || last.touches(reach) || (first.minY < reach.minY && last.maxY > reach.maxY)
    else { return }
    let styles = styles(of: place)
    let rect = Rect(
      x: first.minX, y: first.minY, width: first.size.width, height: last.maxY - first.minY)
    drawPlates(of: rows, in: rect, look, styles)
    for (position, row) in rows.enumerated() where row.drawn.rect.touches(reach) {
      let next = position + 1 < rows.count ? rows[position + 1].wishes.top : nil
      switch look.rows {
      case .free, .onPlatesOfTheirOwn: continue
      case .onPlates where next == nil: continue
      case .onPlates, .lined: break
      }
      drawSeparator(below: row, above: next, styles)
    }
  }

  /// Draws the plates behind the rows of a section, and the backgrounds that rows have of their own.
  private mutating func drawPlates(
    of rows: [Row], in rect: Rect, _ look: ControlPart.ListLook, _ styles: PlaceStyles
  ) {
    let radius = look.rows == .onPlates && look.isInset ? (self.look == .iOS26 ? 26.0 : 10) : 0
    let plate = Path(rect, radii: CornerRadii(radius), style: .continuous)
    let backgrounds = rows.filter { $0.background != nil }
    switch look.rows {
    case .lined, .free: break
    case .onPlatesOfTheirOwn:
      for row in rows where row.background == nil {
        fill(row.drawn.rect, radius: Self.radiusOfWatchRows, .secondarySystemGroupedBackground, styles)
      }
    case .onPlates:
      let paint = color(.secondarySystemGroupedBackground, styles)
      if backgrounds.isEmpty {
        if radius > 0 { list.fill(plate, paint) } else { list.fill(rect, paint) }
      } else {
        list.begin(Layer(clip: plate))
        for row in rows where row.background == nil { list.fill(row.drawn.rect, paint) }
        list.endLayer()
      }
    }
    drawSelection(among: rows, in: plate, look, styles)
    guard !backgrounds.isEmpty else { return }
    list.begin(Layer(clip: plate))
    for row in backgrounds { drawBackground(of: row) }
    list.endLayer()
  }

  /// Draws what lies behind chosen rows without a background of their own.
  private mutating func drawSelection(
    among rows: [Row], in plate: Path, _ look: ControlPart.ListLook, _ styles: PlaceStyles
  ) {
    let chosen = rows.filter { $0.isSelected && $0.background == nil }
    guard !chosen.isEmpty else { return }
    list.begin(Layer(clip: plate))
    for row in chosen {
      switch look.rows {
      case .free:
        let inside = row.drawn.rect.insetBy(x: Self.insetOfChosenRows)
        fill(inside, radius: Self.radiusOfChosenRows, styles.tint(in: inside).multiplied(by: 0.15))
      case .onPlatesOfTheirOwn: fill(row.drawn.rect, radius: Self.radiusOfWatchRows, .systemGray4, styles)
      case .onPlates, .lined: list.fill(row.drawn.rect, color(.systemGray4, styles))
      }
    }
    list.endLayer()
  }

  private mutating func drawBackground(of row: Row) {
    guard let source = row.background, let label = row.wishes.background,
      let view = ShapeReader(document, shapePaths).block(label.name, of: source)
    else { return }
    if !drawFilling(view, in: row.drawn.rect) {
      list.note(.leftOut("a view behind a row that is neither a colour nor a shape"))
    }
  }

  private mutating func drawSeparator(below row: Row, above next: RowWishes.Separator?, _ styles: PlaceStyles) {
    guard !row.wishes.bottom.isHidden, next?.isHidden != true else { return }
    let pixel = 1 / list.list.scale
    let drawn = row.drawn
    let start = row.textStart ?? (styles.isRightToLeft ? drawn.right : drawn.left)
    let (left, right) = styles.isRightToLeft ? (drawn.rect.minX, start) : (start, drawn.rect.maxX)
    let given = (row.wishes.bottom.color ?? next?.color).map { Paint.solid(styles.resolver.color($0)) }
    list.fill(
      Rect(x: left, y: drawn.rect.maxY - pixel, width: max(right - left, 0), height: pixel),
      given ?? color(.separator, styles))
  }

  /// The corners of chosen rows in sidebars, in points (our choice).
  private static let radiusOfChosenRows = 8.0

  /// Points between the plates of chosen rows in sidebars and the edges of their column (our choice).
  private static let insetOfChosenRows = 10.0

  /// The corners of a watch's rows, in points (our choice).
  private static let radiusOfWatchRows = 9.0
}

extension Rect {
  /// The rectangle without a strip at its left and at its right.
  fileprivate func insetBy(x inset: Double) -> Rect {
    Rect(x: minX + inset, y: minY, width: max(size.width - 2 * inset, 0), height: size.height)
  }
}
