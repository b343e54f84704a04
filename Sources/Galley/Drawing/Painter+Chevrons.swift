import GalleyDrawing
import GalleyLanguage
import GalleyLayout

// Chevrons of links, menus and groups.

extension Painter {
  enum Direction { case down, forward, backward }

  mutating func drawChevron(
    _ direction: Direction, in frame: Rect, _ paint: Paint, _ styles: PlaceStyles, side: Double? = nil
  ) {
    // With its round ends that of a link, whose frame is 7 wide, is 7 × 12.
    let side = side ?? min(max(frame.size.width, frame.size.height, 10), 12)
    let (short, long) = (side * 0.25, side * 0.5)
    let centre = Point(x: frame.midX, y: frame.midY)
    let sign = styles.isRightToLeft == (direction == .backward) ? 1.0 : -1.0
    let corners: [(Double, Double)] =
      switch direction {
      case .forward, .backward: [(-short * sign, -long), (short * sign, 0), (-short * sign, long)]
      case .down: [(-long, -short), (0, short), (long, -short)]
      }
    draw(corners, around: centre, paint, width: side / 6)
  }

  mutating func drawMenuChevrons(in frame: Rect, up: Paint, down: Paint) {
    let centre = Point(x: frame.midX, y: frame.midY)
    draw([(-3.5, -2.5), (0, -6), (3.5, -2.5)], around: centre, up, width: 1.7)
    draw([(-3.5, 2.5), (0, 6), (3.5, 2.5)], around: centre, down, width: 1.7)
  }

  private mutating func draw(_ corners: [(Double, Double)], around centre: Point, _ paint: Paint, width: Double) {
    var path = Path()
    for (x, y) in corners {
      let point = Point(x: centre.x + x, y: centre.y + y)
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    var line = Stroke(width: width)
    line.cap = .round
    line.join = .round
    list.stroke(path, paint, line)
  }
}
