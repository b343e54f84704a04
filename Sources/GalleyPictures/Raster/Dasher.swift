import GalleyDrawing
import GalleyLayout

/// Cuts a line into the strokes of a pattern.
struct Dasher {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// Patterns that are shorter cannot be seen, in the line's coordinates.
  private static let shortestPeriod = 1.0 / 16
  /// How many strokes and gaps a line may have; one with more is drawn without gaps.
  private static let mostPieces = 100_000.0

  /// Nil for a line without gaps: no pattern, none that can be drawn, or one too fine to be seen at `scale` pixels a point.
  init?(_ stroke: Stroke, scale: Double) {
    // As in SVG: a pattern with an odd number of lengths is gone through twice.
    lengths = stroke.dash.count % 2 == 0 ? stroke.dash : stroke.dash + stroke.dash
    period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period.isFinite, period * scale >= Self.shortestPeriod else { return nil }
    let rest = stroke.dashPhase.truncatingRemainder(dividingBy: period)
    guard rest.isFinite else { return nil }
    phase = rest < 0 ? rest + period : rest
  }

  func strokes(of line: Polyline) -> [Polyline] {
    var points = line.points
    var isSmooth = line.isSmooth
    if line.isClosed, let first = points.first {
      points.append(first)
      isSmooth.append(false)
    }
    let total = zip(points, points.dropFirst()).reduce(0.0) { $0 + $1.0.distance(to: $1.1) }
    guard total / period * Double(lengths.count) <= Self.mostPieces else { return [line] }

    var (piece, left) = firstPiece
    var result: [Polyline] = []
    var current: Polyline? = piece % 2 == 0 ? points.first.map { Polyline($0) } : nil
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let length = start.distance(to: end)
      var position = 0.0
      while length - position > left {
        position += left
        let place = start.moved(to: end, by: position / length)
        if var stroke = current {
          stroke.add(place, isSmooth: false)
          result.append(stroke)
          current = nil
        } else {
          current = Polyline(place)
        }
        piece = (piece + 1) % lengths.count
        left = lengths[piece]
      }
      left -= length - position
      current?.add(end, isSmooth: isSmooth[index + 1])
    }
    if let current { result.append(current) }
    return result
  }

  /// The stroke or gap at the beginning of a line, and how much of it is left.
  private var firstPiece: (piece: Int, left: Double) {
    var rest = phase
    for (piece, length) in lengths.enumerated() {
      // A stroke without length is a dot, if it has caps.
      if rest < length || (rest == 0 && length == 0) { return (piece, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
