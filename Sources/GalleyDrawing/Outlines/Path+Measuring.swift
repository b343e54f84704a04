import GalleyLayout

extension Path {
  /// The chords that a curve is measured on.
  private static let chordsPerCurve = 32

  /// The part of the outline between two fractions of its length; nothing if `from` is not less than `to`.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let lines = flattened
    let lengths = lines.map { line in zip(line, line.dropFirst()).reduce(0.0) { $0 + $1.0.distance(to: $1.1) } }
    let total = lengths.reduce(0, +)
    var result = Path()
    var position = 0.0
    for line in lines {
      var isOpen = false
      for (first, last) in zip(line, line.dropFirst()) {
        let length = first.distance(to: last)
        let (begin, finish) = (max(start * total - position, 0), min(end * total - position, length))
        position += length
        guard length > 0, begin < finish else { continue }
        if !isOpen { result.move(to: first.interpolated(to: last, begin / length)) }
        isOpen = true
        result.line(to: first.interpolated(to: last, finish / length))
      }
    }
    return result
  }

  /// The outline in straight lines, each stretch of the pen by itself.
  private var flattened: [[Point]] {
    var lines: [[Point]] = []
    var next = 0
    var start = Point.zero
    var place = Point.zero
    for verb in verbs {
      let given = points[next..<next + verb.pointCount]
      next += verb.pointCount
      switch verb {
      case .move:
        start = given[given.startIndex]
        lines.append([start])
      case .line: lines[lines.count - 1].append(given[given.startIndex])
      case .quad, .cubic:
        let curve = [place] + given
        for step in 1...Self.chordsPerCurve {
          lines[lines.count - 1].append(Self.point(of: curve, at: Double(step) / Double(Self.chordsPerCurve)))
        }
      case .close: lines[lines.count - 1].append(start)
      }
      place = lines.last?.last ?? place
    }
    return lines
  }

  /// De Casteljau's way to a point of a curve.
  static func point(of curve: [Point], at share: Double) -> Point {
    var points = curve
    while points.count > 1 { points = zip(points, points.dropFirst()).map { $0.interpolated(to: $1, share) } }
    return points.first ?? .zero
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }

  fileprivate func interpolated(to other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
