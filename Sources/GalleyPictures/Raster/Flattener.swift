import GalleyDrawing
import GalleyLayout

/// What takes an outline in straight lines.
protocol LineSink {
  mutating func move(to point: Point)
  /// A line to a point; `isSmooth` if a curve goes on there.
  mutating func line(to point: Point, isSmooth: Bool)
  mutating func close()
}

/// Replaces curves by chords.
struct Flattener {
  /// How far chords may be from their curve.
  let tolerance: Double
  /// Outside of it curves are one chord, which crosses the same rows in sum; nil to have the length of all.
  let view: Rect?

  /// How often a curve is halved at most, less often if all of it is followed; each part has up to `chordsOfPart` chords.
  private var deepest: Int { view == nil ? 5 : 10 }
  private static let chordsOfPart = 16.0

  func flatten(_ path: Path, _ map: Affine, into sink: inout some LineSink) {
    var next = 0
    var start = Point.zero
    var place = Point.zero
    var isOpen = false
    let points = path.points
    for verb in path.verbs {
      if verb != .move, verb != .close, !isOpen {
        // Behind a closed stretch the next begins at its start.
        sink.move(to: start)
        isOpen = true
      }
      switch verb {
      case .move:
        place = map.applied(to: points[next])
        start = place
        sink.move(to: place)
        isOpen = true
      case .line:
        place = map.applied(to: points[next])
        sink.line(to: place, isSmooth: false)
      case .quad:
        let (control, end) = (map.applied(to: points[next]), map.applied(to: points[next + 1]))
        // The cubic that is the same curve.
        let first = place.moved(to: control, by: 2.0 / 3)
        let second = end.moved(to: control, by: 2.0 / 3)
        part(Cubic(start: place, first: first, second: second, end: end), 0, into: &sink)
        sink.line(to: end, isSmooth: false)
        place = end
      case .cubic:
        let end = map.applied(to: points[next + 2])
        let curve = Cubic(
          start: place, first: map.applied(to: points[next]), second: map.applied(to: points[next + 1]), end: end)
        part(curve, 0, into: &sink)
        sink.line(to: end, isSmooth: false)
        place = end
      case .close:
        if isOpen { sink.close() }
        isOpen = false
        place = start
      }
      next += verb.pointCount
    }
  }

  /// Adds the chords of a curve but for the end of the last.
  private func part(_ curve: Cubic, _ depth: Int, into sink: inout some LineSink) {
    if let view, curve.liesOutside(view) { return }
    let count = (0.75 * curve.bend / tolerance).squareRoot().rounded(.up)
    guard count > Self.chordsOfPart, depth < deepest else {
      let chords = count >= 1 ? min(count, Self.chordsOfPart) : 1
      for step in 1..<max(Int(chords), 1) { sink.line(to: curve.point(at: Double(step) / chords), isSmooth: true) }
      return
    }
    let (low, high) = curve.halves
    part(low, depth + 1, into: &sink)
    sink.line(to: low.end, isSmooth: true)
    part(high, depth + 1, into: &sink)
  }
}

/// A curve by its four points.
private struct Cubic {
  var start, first, second, end: Point

  /// How far its handles are from those of a line: a sixth of the largest second derivative.
  var bend: Double {
    func length(_ one: Point, _ two: Point, _ three: Point) -> Double {
      let (x, y) = (one.x - 2 * two.x + three.x, one.y - 2 * two.y + three.y)
      return (x * x + y * y).squareRoot()
    }
    return max(length(start, first, second), length(first, second, end))
  }

  func point(at share: Double) -> Point {
    let rest = 1 - share
    let (one, two, three, four) = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    return Point(
      x: one * start.x + two * first.x + three * second.x + four * end.x,
      y: one * start.y + two * first.y + three * second.y + four * end.y)
  }

  var halves: (Cubic, Cubic) {
    let (low, middle, high) = (start.moved(to: first), first.moved(to: second), second.moved(to: end))
    let (left, right) = (low.moved(to: middle), middle.moved(to: high))
    let center = left.moved(to: right)
    return (
      Cubic(start: start, first: low, second: left, end: center),
      Cubic(start: center, first: right, second: high, end: end)
    )
  }

  /// Whether all of it is on one side of a rectangle.
  func liesOutside(_ view: Rect) -> Bool {
    func range(_ one: Double, _ two: Double, _ three: Double, _ four: Double) -> (low: Double, high: Double) {
      (min(min(one, two), min(three, four)), max(max(one, two), max(three, four)))
    }
    let (x, y) = (range(start.x, first.x, second.x, end.x), range(start.y, first.y, second.y, end.y))
    return x.high < view.minX || x.low > view.maxX || y.high < view.minY || y.low > view.maxY
  }
}

extension Point {
  /// The place on the way to another.
  func moved(to other: Point, by share: Double = 0.5) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
