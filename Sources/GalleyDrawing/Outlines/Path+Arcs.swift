package import GalleyLayout

extension Path {
  /// The place of the pen; nil before the first step.
  package var end: Point? { points.last }

  /// Adds an arc in degrees from three o'clock, positive ones clockwise; a line leads to its beginning.
  package mutating func append(arcAround center: Point, radius: Double, _ start: Double, _ turn: Double) {
    func point(_ degrees: Double, _ reach: Double = radius, beside: Double = 0) -> Point {
      let angle = degrees * .pi / 180
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      return Point(
        x: center.x + reach * cosine - beside * sine, y: center.y + reach * sine + beside * cosine)
    }
    guard radius.isFinite, start.isFinite, turn.isFinite else { return }
    // More than a whole turn draws the circle again.
    let turn = min(max(turn, -360), 360)
    if isEmpty { move(to: point(start)) } else { line(to: point(start)) }
    let parts = max((turn.magnitude / 90).rounded(.up), 1)
    let step = turn / parts
    // A quarter's handle for an arc of this length: 4/3 tan(step / 4).
    let quarter = step * .pi / 180 / 4
    let handle = 4.0 / 3 * Trigonometry.sine(quarter) / Trigonometry.cosine(quarter) * radius
    for part in 0..<Int(parts) {
      let (from, to) = (start + Double(part) * step, start + Double(part + 1) * step)
      cubic(point(from, beside: handle), point(to, beside: -handle), to: point(to))
    }
  }

  /// Adds the arc of a radius that touches the line from the pen to a corner and the line from there on.
  package mutating func append(cornerAt corner: Point, towards next: Point, radius: Double) {
    guard let start = end else { return move(to: corner) }
    let (coming, going) = (start.minus(corner), next.minus(corner))
    let lengths = coming.length * going.length
    let cosine = lengths > 0 ? (coming.x * going.x + coming.y * going.y) / lengths : 1
    // Lines that lie on each other have no corner.
    guard radius > 0, cosine.magnitude < 0.999_999 else { return line(to: corner) }
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let reach = radius / tangent
    let (first, last) = (corner.plus(coming, reach / coming.length), corner.plus(going, reach / going.length))
    line(to: first)
    // The handle of the arc between, which turns by the rest to half a turn.
    let half = ((1 + cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * (1 - ((1 - cosine) / 2).squareRoot()) / half * radius
    cubic(first.plus(coming, -handle / coming.length), last.plus(going, -handle / going.length), to: last)
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
  fileprivate func minus(_ other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
  fileprivate func plus(_ other: Point, _ factor: Double) -> Point {
    Point(x: x + other.x * factor, y: y + other.y * factor)
  }
}
