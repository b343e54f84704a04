package import GalleyLayout

/// What an outline is filled with; places are points of the window.
package enum Paint: Hashable, Sendable {
  case solid(ResolvedColor)
  case linear(stops: [ColorStop], start: Point, end: Point)
  /// Circles around `center`, which `shape` then changes.
  case radial(stops: [ColorStop], center: Point, startRadius: Double, endRadius: Double, shape: Affine)
  /// Clockwise around `center`, in degrees from three o'clock.
  case conic(stops: [ColorStop], center: Point, startAngle: Double, endAngle: Double)

  /// Whether nothing of it can be seen.
  package var isClear: Bool {
    if case .solid(let color) = self { return color.alpha <= 0 }
    return stops.allSatisfy { $0.color.alpha <= 0 }
  }

  /// The colours of a gradient with their places; none for a colour.
  package var stops: [ColorStop] {
    switch self {
    case .solid: []
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .conic(let stops, _, _, _): stops
    }
  }

  /// The paint with every opacity multiplied.
  package func multiplied(by opacity: Double) -> Paint {
    func faded(_ stops: [ColorStop]) -> [ColorStop] {
      stops.map { ColorStop(color: $0.color.multiplied(by: opacity), location: $0.location) }
    }
    switch self {
    case .solid(let color): return .solid(color.multiplied(by: opacity))
    case .linear(let stops, let start, let end): return .linear(stops: faded(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius, let shape):
      return .radial(
        stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius, shape: shape)
    case .conic(let stops, let center, let startAngle, let endAngle):
      return .conic(stops: faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
  }
}

/// A colour at a place of a gradient, from 0 to 1; places do not decrease.
package struct ColorStop: Hashable, Sendable {
  package var color: ResolvedColor
  package var location: Double

  package init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = min(max(location, 0), 1)
  }
}

extension ResolvedColor {
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  package func multiplied(by opacity: Double) -> ResolvedColor {
    var color = self
    color.alpha *= min(max(opacity, 0), 1)
    return color
  }

  /// The colour between two, by components; 0 is this one.
  package func mixed(with other: ResolvedColor, by share: Double) -> ResolvedColor {
    let share = min(max(share, 0), 1)
    // The difference of the largest numbers would be none.
    func limited(_ component: Double) -> Double { min(max(component, -1e6), 1e6) }
    func mix(_ one: Double, _ two: Double) -> Double { limited(one) + (limited(two) - limited(one)) * share }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// How a line along an outline is drawn.
package struct Stroke: Hashable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  /// Points, half of them on either side.
  package var width: Double
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit = 10.0
  /// Lengths of strokes and gaps, in points; none for a line without gaps.
  package var dash: [Double] = []
  package var dashPhase = 0.0

  package init(width: Double) { self.width = width }

  /// The rectangle around a line along an outline that lies in a rectangle.
  func reach(of rect: Rect) -> Rect {
    rect.grown(by: width / 2 * max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1))
  }
}

/// Which parts of an outline that crosses itself are inside.
package enum FillRule: Sendable, Hashable {
  case nonZero
  case evenOdd
}
