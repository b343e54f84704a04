package import GalleyLayout

/// Lines and curves in points of the window.
package struct Path: Hashable, Sendable {
  /// A step of the pen, with as many points as it takes.
  package enum Verb: UInt8, Sendable {
    case move
    case line
    /// A control point, then the end.
    case quad
    /// Two control points, then the end.
    case cubic
    case close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [Point] = []

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  package mutating func move(to point: Point) {
    verbs.append(.move)
    points.append(point)
  }

  package mutating func line(to point: Point) {
    guard begin(.line) else { return }
    points.append(point)
  }

  package mutating func quad(_ control: Point, to point: Point) {
    guard begin(.quad) else { return }
    points.append(control)
    points.append(point)
  }

  package mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
    guard begin(.cubic) else { return }
    points.append(first)
    points.append(second)
    points.append(point)
  }

  package mutating func close() { _ = begin(.close) }

  /// Adds a step of the pen; `given` are as many points as it takes.
  mutating func add(_ verb: Verb, _ given: some Collection<Point>) {
    if verb == .move { verbs.append(.move) } else if !begin(verb) { return }
    points += given
  }

  /// Adds a step that goes on from the pen's place; false before the pen was put down, where such steps do nothing, as in SwiftUI.
  private mutating func begin(_ verb: Verb) -> Bool {
    guard !verbs.isEmpty else { return false }
    verbs.append(verb)
    return true
  }

  /// Adds the steps of another path.
  package mutating func append(_ other: Path) {
    verbs += other.verbs
    points += other.points
  }

  /// The path with every point changed.
  package func mapped(_ change: (Point) -> Point) -> Path {
    var result = self
    result.points = points.map(change)
    return result
  }

  /// The rectangle around all points, control points included; nil for an empty path.
  package var bounds: Rect? {
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path {
  package init(_ rect: Rect) {
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// How far the control points of a quarter of a circle stand from its ends, of its radius.
  static let circleHandle = 0.5522847498

  /// An ellipse that begins at three o'clock and runs clockwise.
  package init(ellipseIn rect: Rect) {
    let (radiusX, radiusY) = (rect.size.width / 2, rect.size.height / 2)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: rect.midX + x * radiusX, y: rect.midY + y * radiusY) }
    let handle = Self.circleHandle
    move(to: point(1, 0))
    cubic(point(1, handle), point(handle, 1), to: point(0, 1))
    cubic(point(-handle, 1), point(-1, handle), to: point(-1, 0))
    cubic(point(-1, -handle), point(-handle, -1), to: point(0, -1))
    cubic(point(handle, -1), point(1, -handle), to: point(1, 0))
    close()
  }
}
