package import GalleyLayout

/// A gradient around a point, in wedges of one colour each: SVG has none.
package struct ConicSweep {
  private let stops: [ColorStop]
  private let center: Point
  /// Degrees clockwise from three o'clock.
  private let startAngle: Double
  private let endAngle: Double

  package init(stops: [ColorStop], center: Point, startAngle: Double, endAngle: Double) {
    (self.stops, self.center, self.startAngle, self.endAngle) = (stops, center, startAngle, endAngle)
  }

  /// Nil for other paints.
  package init?(_ paint: Paint) {
    guard case .conic(let stops, let center, let startAngle, let endAngle) = paint else { return nil }
    self.init(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// How many wedges make a whole turn.
  private static let wedgeCount = 180
  /// How many points the outlines of all wedges have.
  static let pointCount = 3 * (wedgeCount + 1)
  /// How many wedges further a wedge reaches, so that no seam shows: those behind it cover it, if nothing shines through.
  private var overlap: Double { isOpaque ? 10 : Self.leastOverlap }
  /// How far the last wedge may reach over the first.
  private static let leastOverlap = 0.15

  private var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The wedges, which reach as far as the corners of a rectangle.
  package func wedges(covering rect: Rect) -> [(path: Path, color: ResolvedColor)] {
    let reach = Path(rect).points.reduce(0.0) { reach, corner in
      let (x, y) = (corner.x - center.x, corner.y - center.y)
      return max(reach, (x * x + y * y).squareRoot())
    }
    // The first wedge once more covers what the last ones drew over it.
    let last = isOpaque ? [wedge(0, overlap: 0, reach)] : []
    return ((0..<Self.wedgeCount).map { wedge($0, overlap: overlap, reach) } + last).compactMap(\.self)
  }

  private func wedge(_ index: Int, overlap: Double, _ reach: Double) -> (path: Path, color: ResolvedColor)? {
    let width = 360 / Double(Self.wedgeCount)
    let angle = Double(index) * width
    guard let color = color(at: angle + width / 2) else { return nil }
    var path = Path()
    path.move(to: center)
    path.line(to: point(angle, reach))
    path.line(to: point(min(angle + width * (1 + overlap), 360 + width * Self.leastOverlap), reach))
    path.close()
    return (path, color)
  }

  private func point(_ degrees: Double, _ reach: Double) -> Point {
    let angle = degrees * .pi / 180
    // The chord lies within the circle.
    let radius = reach * 1.01
    return Point(
      x: center.x + radius * Trigonometry.cosine(angle), y: center.y + radius * Trigonometry.sine(angle))
  }

  /// The colour in a direction.
  private func color(at angle: Double) -> ResolvedColor? {
    let location = Self.location(of: angle, from: startAngle, to: endAngle)
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops.last?.color }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let distance = high.location - low.location
    return distance > 0 ? low.color.mixed(with: high.color, by: (location - low.location) / distance) : high.color
  }

  /// Which part of the way from one angle to another a direction is at, from 0 to 1, all in degrees.
  ///
  /// As SwiftUI has it: of a way longer than a turn only the last turn is seen, and half of what is missing to a turn has the colour of the
  /// end, the other half that of the beginning.
  package static func location(of angle: Double, from start: Double, to end: Double) -> Double {
    let length = (end - start).magnitude
    var turn = (end < start ? start - angle : angle - start).truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    if turn > length { return turn < length + (360 - length) / 2 ? 1 : 0 }
    guard length > 0 else { return 1 }
    // Where a turn ends the next begins.
    let turnsBefore = max(((length - turn) / 360).rounded(.up) - 1, 0)
    return (turn + turnsBefore * 360) / length
  }
}
