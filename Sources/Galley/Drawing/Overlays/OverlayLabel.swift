import GalleyDrawing
import GalleyLayout

/// A name or a number that an overlay writes beside what it is about.
struct OverlayLabel {
  /// What a label says decides which finds its place first.
  enum Rank: Int { case name, size, number }

  var text: String
  var color: ResolvedColor
  var rank: Rank
  /// What it is about, to which a line leads if the label has to stand far away.
  var anchor: Point
  /// Where its middle may stand, the best first.
  var places: [Point]
}

extension OverlayLabel {
  /// Beside a frame: above, below, inside and at the sides of it.
  static func places(around frame: Rect, _ size: Size) -> [Point] {
    let (left, right) = (frame.minX + size.width / 2, frame.maxX - size.width / 2)
    let (above, below) = (frame.minY - size.height / 2, frame.maxY + size.height / 2)
    return [
      Point(x: left, y: above), Point(x: right, y: above), Point(x: left, y: below), Point(x: right, y: below),
      Point(x: left, y: frame.minY + size.height / 2), Point(x: right, y: frame.maxY - size.height / 2),
      Point(x: frame.minX - size.width / 2, y: frame.midY), Point(x: frame.maxX + size.width / 2, y: frame.midY),
    ]
  }

  /// Within a band: in its middle, then along it.
  static func places(along band: Rect, _ axis: Axis) -> [Point] {
    [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0.0625].map { share in
      var point = Point(x: band.midX, y: band.midY)
      point[axis] = band.origin[axis] + share * band.size[axis]
      return point
    }
  }
}

/// Finds places for labels on which no other stands.
struct LabelPlacer {
  private let window: Rect
  /// The labels that are placed, by the squares of the window that they touch.
  private var squares: [Square: [Rect]] = [:]

  /// How many labels found no place anywhere.
  private var failures = 0

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private static let side = 32.0
  /// How far labels stand from each other, in points.
  private static let gap = 0.5
  /// How many places along each edge are tried for a label that has none beside what it is about.
  private static let mostSteps = 120
  /// So many labels without a place mean that the edges are full.
  private static let mostFailures = 50

  init(window: Rect) { self.window = window }

  /// A place for a label of a size, and whether that is far from what it is about; nil if there is none.
  mutating func place(_ label: OverlayLabel, _ size: Size) -> (rect: Rect, isFar: Bool)? {
    for place in label.places {
      let rect = Rect(center: place, size)
      if isFree(rect) {
        take(rect)
        return (rect, false)
      }
    }
    guard failures < Self.mostFailures else { return nil }
    let columns = [window.minX + size.width / 2 + 1, window.maxX - size.width / 2 - 1].sorted {
      abs($0 - label.anchor.x) < abs($1 - label.anchor.x)
    }
    let height = min(max(label.anchor.y, window.minY), window.maxY)
    for x in columns {
      for step in 0..<Self.mostSteps {
        let distance = Double((step + 1) / 2) * (size.height + Self.gap) * (step % 2 == 0 ? 1 : -1)
        let rect = Rect(center: Point(x: x, y: height + distance), size)
        if isFree(rect) {
          take(rect)
          return (rect, true)
        }
      }
    }
    failures += 1
    return nil
  }

  private func isFree(_ rect: Rect) -> Bool {
    guard rect.minX >= window.minX, rect.maxX <= window.maxX, rect.minY >= window.minY, rect.maxY <= window.maxY else {
      return false
    }
    let own = rect.grown(by: Self.gap / 2)
    return !touched(by: own).contains { square in squares[square]?.contains { $0.touches(own) } ?? false }
  }

  private mutating func take(_ rect: Rect) {
    let own = rect.grown(by: Self.gap / 2 - 0.01)
    for square in touched(by: own) { squares[square, default: []].append(own) }
  }

  /// Few: a label is not much larger than a square.
  private func touched(by rect: Rect) -> [Square] {
    func range(_ start: Double, _ end: Double) -> ClosedRange<Int> {
      let (low, high) = (Int((start / Self.side).rounded(.down)), Int((end / Self.side).rounded(.down)))
      return low...max(low, high)
    }
    let rows = range(rect.minY, rect.maxY)
    return range(rect.minX, rect.maxX).flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
}

extension Rect {
  init(center: Point, _ size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
