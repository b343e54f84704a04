import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Bars: what lies behind them, and what the system puts into them.

extension Painter {
  /// Draws what lies behind a bar where something is scrolled under it, or where the document asks for it; what stands in it is
  /// drawn in the appearance that the document gives it, where anything lies behind it.
  ///
  /// Before iOS 15 the bars at the bottom had their plates always (Apple's page on `scrollEdgeAppearance`).
  mutating func drawBar(
    _ bar: ControlPart.Bar, _ wanted: ControlPart.BarLook, at node: LayoutNodeID, _ place: inout Place
  ) {
    let frame = layout.frames[node.position]
    let isAtTop: Bool
    switch bar {
    case .navigation:
      place.label = .plain
      isAtTop = true
    case .bottom: isAtTop = false
    case .tabs: isAtTop = isMac
    }
    let area = areaScrolled(under: frame, atTop: isAtTop)
    if wanted.isVisible == nil, hasTouchGlass, let area {
      fade(area, under: frame, atTop: isAtTop, styles(of: place))
    }
    guard wanted.isVisible ?? hasPlate(bar, over: area) else { return }
    place.isDark = wanted.isDark ?? place.isDark
    let styles = styles(of: place)
    if case .tabs(let hasCircle) = bar, hasTouchGlass {
      return drawFloatingBar(of: layout.tree.children(of: node), hasCircle: hasCircle, in: frame, styles)
    }
    drawBar(in: frame, isAtTop: isAtTop, wanted.style, styles)
  }

  /// Whether a bar has a plate by itself, with what is scrolled under it.
  private func hasPlate(_ bar: ControlPart.Bar, over area: ScrolledArea?) -> Bool {
    if case .tabs = bar, isMac || hasTouchGlass { return true }
    // From iOS 26 on the items of other bars stand on glass, and they have none of their own.
    if hasTouchGlass { return false }
    let isTouch = document.surroundings.metricPlatform == .iOS
    if case .navigation = bar { return isTouch && area != nil }
    return area != nil || !isTouch || document.program.target.release < .iOS(15)
  }

  /// Draws the plate of a bar up to the edge of the window, with a line at its other edge.
  private mutating func drawBar(in frame: Rect, isAtTop: Bool, _ style: ShapeStyle?, _ styles: PlaceStyles) {
    let reach = window.reach(of: frame)
    let pixel = 1 / list.list.scale
    fill(Outline(Path(reach)), style ?? .material(.bar), in: reach, styles.resolver)
    if isAtTop, look == .iOS26 { return }
    let line = Rect(
      x: reach.minX, y: isAtTop ? frame.maxY : frame.minY - pixel, width: reach.size.width, height: pixel)
    list.fill(line, color(.separator, styles))
  }

  /// A capsule of glass that floats above what is behind it, around the tabs, and a circle for the last of them if it has one.
  private mutating func drawFloatingBar(
    of tabs: ArraySlice<LayoutNodeID>, hasCircle: Bool, in frame: Rect, _ styles: PlaceStyles
  ) {
    var frames = tabs.map { layout.frames[$0.position] }
    if hasCircle, let last = frames.popLast() {
      let side = frame.size.height + 10
      let circle = Rect(x: last.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      drawGlass(Path(ellipseIn: circle), tint: nil, styles.resolver)
    }
    guard let first = frames.first else { return }
    let all = frames.reduce(first) { $0.union($1) }
    let inset = TabBarLayout.plateInset
    let plate = Rect(
      x: all.minX - inset, y: frame.minY - 5, width: all.size.width + 2 * inset, height: frame.size.height + 10)
    drawGlass(Path(capsuleIn: plate, style: .continuous), tint: nil, styles.resolver)
  }

  mutating func drawSelectedTab(in frame: Rect, _ styles: PlaceStyles) {
    guard hasTouchGlass else { return }
    let plate = Rect(x: frame.minX, y: frame.minY - 1, width: frame.size.width, height: frame.size.height + 2)
    fill(capsule: plate, color(.tertiarySystemFill, styles))
  }

  mutating func drawSearchField(in frame: Rect, _ prompt: String, _ words: String?, _ styles: PlaceStyles) {
    if look == .iOS26 {
      drawGlass(Path(capsuleIn: frame, style: .continuous), tint: nil, styles.resolver)
    } else {
      fill(frame, radius: 10, .tertiarySystemFill, styles)
    }
    let paint = color(.secondaryLabel, styles)
    let glass = Rect(
      x: styles.isRightToLeft ? frame.maxX - 23 : frame.minX + 8, y: frame.midY - 7, width: 11.5, height: 11.5)
    var path = Path(ellipseIn: glass)
    path.move(to: Point(x: glass.maxX - 1.7, y: glass.maxY - 1.7))
    path.line(to: Point(x: glass.maxX + 2.5, y: glass.maxY + 2.5))
    var line = Stroke(width: 1.6)
    line.cap = .round
    list.stroke(path, paint, line)
    var room = frame
    if words != nil {
      let end = Rect(
        x: styles.isRightToLeft ? frame.minX : frame.maxX - 32, y: frame.minY, width: 32, height: frame.size.height)
      room.size.width -= end.size.width
      if styles.isRightToLeft { room.origin.x = end.maxX }
      drawClearButton(in: end, paint)
    }
    drawWords(
      words ?? prompt, fontSize(of: 17, styles, upTo: .xxxLarge), weight: .regular,
      words == nil ? paint : color(.label, styles), in: room, leading: 30, isRightToLeft: styles.isRightToLeft)
  }

  /// A disc with a white cross in it.
  private mutating func drawClearButton(in rect: Rect, _ paint: Paint) {
    let disc = Rect(x: rect.midX - 8.5, y: rect.midY - 8.5, width: 17, height: 17)
    var cross = Path()
    for (x, y) in [(2.8, 2.8), (2.8, -2.8)] {
      cross.move(to: Point(x: rect.midX - x, y: rect.midY - y))
      cross.line(to: Point(x: rect.midX + x, y: rect.midY + y))
    }
    var line = Stroke(width: 1.6)
    line.cap = .round
    list.fill(Path(ellipseIn: disc), paint)
    list.stroke(cross, .solid(.white), line)
  }

  /// A red capsule at the upper trailing corner of a tab's symbol.
  mutating func drawTabBadge(_ words: String, in frame: Rect, _ styles: PlaceStyles) {
    let width = max(Double(words.unicodeScalars.count) * 8 + 10, 18)
    let x = styles.isRightToLeft ? frame.midX - 6 - width : frame.midX + 6
    let plate = Rect(x: x, y: frame.minY + 2, width: width, height: 18)
    fill(capsule: plate, color(.red, styles))
    drawWords(words, 13, weight: .regular, .solid(.white), in: plate, leading: nil, isRightToLeft: false)
  }
}
