import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Frames, padding, the safe area and what takes fingers.

extension Inspector {
  // MARK: Frames

  mutating func drawFrames() {
    // Of several nodes with one frame the innermost view tells its colour.
    var colors: [Rect: ResolvedColor] = [:]
    var order: [Rect] = []
    for shown in shown where shown.node.changesLayout {
      if colors[shown.frame] == nil { order.append(shown.frame) }
      if shown.node.kind == .view {
        colors[shown.frame] = OverlayColor.view
      } else if colors[shown.frame] == nil {
        colors[shown.frame] = OverlayColor.modifier
      }
      if let drawn = shown.node.drawnFrame { outline(Rect(drawn), OverlayColor.modifier, dash: [2, 2]) }
    }
    for frame in order { if let color = colors[frame] { outline(frame, color) } }
  }

  // MARK: Padding

  mutating func drawPadding() {
    for shown in shown where shown.node.isModifier {
      if let content = shown.node.paddedContent { drawPadding(shown.frame, around: content) }
    }
  }

  private mutating func drawPadding(_ outer: Rect, around inner: Rect) {
    let inner = outer.common(with: inner)
    var area = Path(outer)
    area.append(Path(inner))
    list.fill(area, .solid(OverlayColor.padding.multiplied(by: 0.12)), .evenOdd)
    list.begin(Layer(clip: area, rule: .evenOdd))
    hatch(outer.common(with: window))
    list.endLayer()
    for side in outer.sides(around: inner) where side.length >= OverlayWriter.height {
      label(side.length, along: side.rect, side.axis.cross, OverlayColor.padding)
    }
  }

  /// Lines from the lower left to the upper right, four points apart.
  private mutating func hatch(_ rect: Rect) {
    let distance = 4.0
    var path = Path()
    var start = (rect.minX + rect.minY) / distance
    start = start.rounded(.down) * distance
    // Lines of x + y = start all fall together, however many areas there are.
    while start < rect.maxX + rect.maxY {
      path.move(to: Point(x: start - rect.maxY, y: rect.maxY))
      path.line(to: Point(x: start - rect.minY, y: rect.minY))
      start += distance
    }
    list.stroke(path, .solid(OverlayColor.padding.multiplied(by: 0.45)), Stroke(width: 0.5))
  }

  // MARK: Safe area

  mutating func drawSafeArea() {
    let canvas = document.surroundings.canvas
    guard canvas.proposal == nil else { return }
    let insets = canvas.safeArea
    let (left, right) =
      canvas.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let safe = Rect(
      x: left, y: insets.top, width: max(window.size.width - left - right, 0),
      height: max(window.size.height - insets.top - insets.bottom, 0))
    for side in window.sides(around: safe) where side.length > 0 {
      tint(side.rect, OverlayColor.guide, opacity: 0.14)
      label(side.length, along: side.rect, side.axis.cross, OverlayColor.guide)
    }
    for shown in shown {
      if let drawn = shown.node.drawnFrame { outline(Rect(drawn), OverlayColor.guide, width: 1, dash: [3, 2]) }
    }
  }

  // MARK: Fingers

  mutating func drawHits() {
    var known: Set<Rect> = []
    for shown in shown where shown.takesTaps && known.insert(shown.frame).inserted {
      let color = shown.node.isSmallForFingers ? OverlayColor.tooSmall : OverlayColor.hit
      tint(shown.frame, color, opacity: 0.18)
      outline(shown.frame, color, width: 1)
    }
  }
}

extension Rect {
  /// What lies between a rectangle and one inside of it on one side.
  struct Side {
    var rect: Rect
    /// The axis along which its length counts.
    var axis: Axis
    var length: Double
  }

  /// The four sides around a rectangle inside of this one; the first two are as wide as this one.
  func sides(around inner: Rect) -> [Side] {
    let (above, below) = (inner.minY - minY, maxY - inner.maxY)
    let (before, behind) = (inner.minX - minX, maxX - inner.maxX)
    let height = inner.size.height
    return [
      Side(rect: Rect(x: minX, y: minY, width: size.width, height: above), axis: .vertical, length: above),
      Side(rect: Rect(x: minX, y: inner.maxY, width: size.width, height: below), axis: .vertical, length: below),
      Side(rect: Rect(x: minX, y: inner.minY, width: before, height: height), axis: .horizontal, length: before),
      Side(rect: Rect(x: inner.maxX, y: inner.minY, width: behind, height: height), axis: .horizontal, length: behind),
    ]
  }
}
