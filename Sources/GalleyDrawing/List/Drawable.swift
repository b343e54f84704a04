import GalleyLayout

// What writers can take: numbers that are finite and not larger than a million.

/// The largest number that is drawn with.
private let largest = 1e6

extension Double {
  fileprivate var isDrawable: Bool { magnitude <= largest }
}

extension Point {
  var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension Rect {
  /// All that can be drawn.
  static let drawable = Rect(x: -largest, y: -largest, width: 2 * largest, height: 2 * largest)
}

extension Path {
  var isDrawable: Bool { points.allSatisfy(\.isDrawable) }
}

extension Affine {
  fileprivate var isDrawable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isDrawable) }
}

extension Stroke {
  var isDrawable: Bool {
    width.isDrawable && miterLimit.isDrawable && dashPhase.isDrawable && dash.allSatisfy { $0.isDrawable && $0 >= 0 }
  }
}

extension Paint {
  var isDrawable: Bool {
    switch self {
    case .solid: true
    case .linear(_, let start, let end): start.isDrawable && end.isDrawable
    case .radial(_, let center, let start, let end, let shape):
      center.isDrawable && start.isDrawable && end.isDrawable && shape.isDrawable
    case .conic(_, let center, let start, let end): center.isDrawable && start.isDrawable && end.isDrawable
    }
  }

  /// How many points the outlines have that an angular gradient is written as; 0 for other paints.
  var wedgePoints: Int {
    switch self {
    case .solid, .linear, .radial: 0
    case .conic: ConicSweep.pointCount
    }
  }
}

extension Layer {
  var isDrawable: Bool { transform.isDrawable && clip?.path.isDrawable ?? true }
}

extension Filter {
  /// The filter with what can be seen of it; nil for a shadow that is out of sight.
  var drawable: Filter? {
    switch self {
    // What is blurred further cannot be told from nothing.
    case .blur(let deviation): return deviation > 0 ? .blur(min(deviation, 1e5)) : nil
    case .shadow(let color, let x, let y, let radius):
      return x.isDrawable && y.isDrawable && radius.isDrawable
        ? .shadow(color: color, x: x, y: y, radius: max(radius, 0)) : nil
    case .matrix(let factors):
      return .matrix(factors.map { $0.isNaN ? 0 : min(max($0, -largest), largest) })
    }
  }
}
