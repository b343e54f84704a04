import GalleyDrawing
import GalleyLayout

/// A line of straight pieces.
struct Polyline {
  var points: [Point]
  /// Whether a curve goes on at a point.
  var isSmooth: [Bool]
  var isClosed = false

  init(_ point: Point) {
    points = [point]
    isSmooth = [false]
  }

  /// Adds a point, unless it is where the last one is.
  mutating func add(_ point: Point, isSmooth smooth: Bool) {
    guard let last = points.last, last != point, point.x.isFinite, point.y.isFinite else { return }
    points.append(point)
    isSmooth.append(smooth)
  }
}

/// Collects the lines of an outline.
struct PolylineSink: LineSink {
  private(set) var lines: [Polyline] = []

  mutating func move(to point: Point) { lines.append(Polyline(point)) }

  mutating func line(to point: Point, isSmooth: Bool) {
    if lines.isEmpty { return }
    lines[lines.count - 1].add(point, isSmooth: isSmooth)
  }

  mutating func close() {
    guard var line = lines.popLast() else { return }
    // The end is the start again.
    if line.points.count > 1, line.points.last == line.points.first {
      line.points.removeLast()
      line.isSmooth.removeLast()
    }
    line.isClosed = true
    lines.append(line)
  }
}

/// Collects lines as a path.
private struct PathSink: LineSink {
  private(set) var path = Path()

  mutating func move(to point: Point) { path.move(to: point) }
  mutating func line(to point: Point, isSmooth: Bool) { path.line(to: point) }
  mutating func close() { path.close() }
}

/// Makes the outline of what a pen draws along a line.
struct Stroker {
  private let stroke: Stroke
  private let radius: Double
  /// From the line's coordinates to those of the outline.
  private let map: Affine
  /// How far the chords of round corners may be from their circle, in the line's coordinates.
  private let tolerance: Double

  init(_ stroke: Stroke, _ map: Affine, tolerance: Double) {
    self.stroke = stroke
    radius = stroke.width / 2
    self.map = map
    self.tolerance = tolerance
  }

  /// The outline of all that a pen draws along a path, in the path's coordinates.
  static func outline(of path: Path, _ stroke: Stroke, pixelsPerPoint: Double) -> Path {
    let tolerance = 1 / (16 * pixelsPerPoint)
    let dasher = Dasher(stroke, scale: pixelsPerPoint)
    var lines = PolylineSink()
    Flattener(tolerance: tolerance, view: nil).flatten(path, .identity, into: &lines)
    let stroker = Stroker(stroke, .identity, tolerance: tolerance)
    var outline = PathSink()
    for line in lines.lines {
      for part in dasher?.strokes(of: line) ?? [line] { stroker.outline(part, into: &outline) }
    }
    return outline.path
  }

  func outline(_ line: Polyline, into sink: inout some LineSink) {
    let count = line.points.count
    guard count > 1 else { return dot(line, into: &sink) }
    var reversed = line
    reversed.points.reverse()
    reversed.isSmooth.reverse()
    if line.isClosed, count > 2 {
      for side in [line, reversed] {
        var pen = Pen(sink: sink, map: map)
        for index in 0..<count { join(side, index, into: &pen) }
        pen.close()
        sink = pen.sink
      }
      return
    }
    var pen = Pen(sink: sink, map: map)
    for side in [line, reversed] {
      let (first, last) = (direction(side, 0), direction(side, count - 2))
      pen.add(side.points[0] + first.normal * radius)
      for index in 1..<(count - 1) { join(side, index, into: &pen) }
      pen.add(side.points[count - 1] + last.normal * radius)
      cap(side.points[count - 1], last, into: &pen)
    }
    pen.close()
    sink = pen.sink
  }

  /// A line without length shows its caps alone.
  private func dot(_ line: Polyline, into sink: inout some LineSink) {
    guard let center = line.points.first, stroke.cap != .butt else { return }
    var pen = Pen(sink: sink, map: map)
    for direction in [Vector(x: 1, y: 0), Vector(x: -1, y: 0)] {
      pen.add(center + direction.normal * radius)
      cap(center, direction, into: &pen)
    }
    pen.close()
    sink = pen.sink
  }

  /// The direction of the piece from a point to the next.
  private func direction(_ line: Polyline, _ index: Int) -> Vector {
    Vector(from: line.points[index], to: line.points[(index + 1) % line.points.count])
  }

  private func cap(_ end: Point, _ direction: Vector, into pen: inout Pen<some LineSink>) {
    switch stroke.cap {
    case .butt: pen.add(end + direction.normal * -radius)
    case .square:
      pen.add(end + (direction.normal + direction) * radius)
      pen.add(end + (direction.normal * -1 + direction) * radius)
      pen.add(end + direction.normal * -radius)
    case .round:
      arc(end, direction.normal, direction, into: &pen)
      arc(end, direction, direction.normal * -1, into: &pen)
    }
  }

  /// The corner at a point on the left of the line.
  private func join(_ line: Polyline, _ index: Int, into pen: inout Pen<some LineSink>) {
    let count = line.points.count
    let before = (index + count - 1) % count
    let (center, first, second) = (line.points[index], direction(line, before), direction(line, index))
    let (cross, dot) = (first.x * second.y - first.y * second.x, first.x * second.x + first.y * second.y)
    let middle = first.normal + second.normal
    guard cross >= 0 else {
      // On the inner side the edges of both pieces meet, if these are long enough.
      let reach = radius * -cross / (1 + dot)
      let room = min(
        line.points[before].distance(to: center), center.distance(to: line.points[(index + 1) % count]))
      if dot > -0.99, reach <= room {
        pen.add(center + middle * (radius / (1 + dot)))
      } else {
        pen.add(center + first.normal * radius)
        pen.add(center)
        pen.add(center + second.normal * radius)
      }
      return
    }
    switch line.isSmooth[index] ? Stroke.Join.round : stroke.join {
    case .miter where 2 <= stroke.miterLimit * stroke.miterLimit * (1 + dot):
      pen.add(center + middle * (radius / (1 + dot)))
    case .miter, .bevel:
      pen.add(center + first.normal * radius)
      pen.add(center + second.normal * radius)
    case .round:
      pen.add(center + first.normal * radius)
      if dot < -0.99 {
        arc(center, first.normal, first, into: &pen)
        arc(center, first, second.normal, into: &pen)
      } else {
        arc(center, first.normal, second.normal, into: &pen)
      }
    }
  }

  /// Adds an arc about a point from one direction, which stands already, to another that is less than half a turn away.
  ///
  /// Halves of halves need no sines.
  private func arc(_ center: Point, _ start: Vector, _ end: Vector, into pen: inout Pen<some LineSink>, depth: Int = 0)
  {
    let dot = min(max(start.x * end.x + start.y * end.y, -1), 1)
    let height = radius * (1 - ((1 + dot) / 2).squareRoot())
    if height > tolerance, depth < 8 {
      let middle = Vector(from: .zero, to: .zero + (start + end))
      arc(center, start, middle, into: &pen, depth: depth + 1)
      arc(center, middle, end, into: &pen, depth: depth + 1)
    } else {
      pen.add(center + end * radius)
    }
  }
}

/// Draws an outline through points that a map has to change.
private struct Pen<Sink: LineSink> {
  var sink: Sink
  let map: Affine
  private var isOpen = false

  init(sink: Sink, map: Affine) {
    self.sink = sink
    self.map = map
  }

  mutating func add(_ point: Point) {
    if isOpen {
      sink.line(to: map.applied(to: point), isSmooth: false)
    } else {
      sink.move(to: map.applied(to: point))
      isOpen = true
    }
  }

  mutating func close() {
    sink.close()
    isOpen = false
  }
}

/// A direction; of length 1 where nothing else is said.
struct Vector {
  var x, y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  init(from start: Point, to end: Point) {
    let length = start.distance(to: end)
    self.init(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  /// To the left of it, where y grows downwards.
  var normal: Vector { Vector(x: y, y: -x) }

  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func * (vector: Vector, length: Double) -> Vector { Vector(x: vector.x * length, y: vector.y * length) }
}

extension Point {
  static func + (point: Point, vector: Vector) -> Point { Point(x: point.x + vector.x, y: point.y + vector.y) }

  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
