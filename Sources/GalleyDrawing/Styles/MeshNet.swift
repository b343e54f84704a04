package import GalleyLayout

/// Colours between the points of a net.
///
/// Between four points that are neighbours both places and colours run evenly; nobody has published how SwiftUI rounds the edges
/// of its cells.
package struct MeshNet: Hashable, Sendable {
  private let columns: Int
  private var points: [Point]
  private var colors: [ResolvedColor]

  /// How many strips a cell is drawn in.
  private static let stripsPerCell = 24
  /// More cells than that are drawn in one strip each.
  private static let mostFineCells = 64
  /// How far cells reach into the next ones, in points, so that no seam shows.
  private static let reach = 0.75

  /// Nil unless there is a colour for each point, and two rows of two points at least.
  package init?(columns: Int, points: [Point], colors: [ResolvedColor]) {
    guard columns >= 2, columns <= points.count / 2, points.count.isMultiple(of: columns), colors.count == points.count
    else { return nil }
    (self.columns, self.points, self.colors) = (columns, points, colors)
  }

  func faded(by opacity: Double) -> MeshNet {
    var net = self
    net.colors = colors.map { $0.multiplied(by: opacity) }
    return net
  }

  /// Strips across the cells, from the top, each with its colours from left to right.
  ///
  /// A strip begins a little before the end of the one above, so that no seam shows.
  package var strips: [(path: Path, paint: Paint)] {
    let cells = (columns - 1) * (points.count / columns - 1)
    let count = cells > Self.mostFineCells ? 1 : Self.stripsPerCell
    var result: [(path: Path, paint: Paint)] = []
    for row in 0..<points.count / columns - 1 {
      for column in 0..<columns - 1 {
        let corner = row * columns + column
        for strip in 0..<count { result.append(self.strip(strip, of: count, corner)) }
      }
    }
    return result
  }

  private func strip(_ strip: Int, of count: Int, _ corner: Int) -> (path: Path, paint: Paint) {
    func place(_ start: Int, _ share: Double) -> Point {
      let (above, below) = (points[start], points[start + columns])
      return Point(x: above.x + (below.x - above.x) * share, y: above.y + (below.y - above.y) * share)
    }
    func color(_ start: Int, _ share: Double) -> ResolvedColor {
      colors[start].mixed(with: colors[start + columns], by: share)
    }
    let step = 1 / Double(count)
    let overlap = strip == 0 ? 0 : step / 4
    let (top, bottom) = (Double(strip) * step - overlap, Double(strip + 1) * step)
    let middle = (Double(strip) + 0.5) * step
    var quad = [place(corner, top), place(corner + 1, top), place(corner + 1, bottom), place(corner, bottom)]
    // The cells to the right and below are drawn later, on top of what reaches into them.
    quad[1].move(awayFrom: quad[0], by: Self.reach)
    quad[2].move(awayFrom: quad[3], by: Self.reach)
    if strip == count - 1 {
      quad[2].move(awayFrom: quad[1], by: Self.reach)
      quad[3].move(awayFrom: quad[0], by: Self.reach)
    }
    var path = Path()
    path.move(to: quad[0])
    for point in quad.dropFirst() { path.line(to: point) }
    path.close()
    let stops = [
      ColorStop(color: color(corner, middle), location: 0), ColorStop(color: color(corner + 1, middle), location: 1),
    ]
    return (path, .linear(stops: stops, start: place(corner, middle), end: place(corner + 1, middle)))
  }
}

extension Point {
  fileprivate mutating func move(awayFrom other: Point, by distance: Double) {
    let (x, y) = (self.x - other.x, self.y - other.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return }
    self = Point(x: self.x + x / length * distance, y: self.y + y / length * distance)
  }
}
