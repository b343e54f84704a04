import GalleyDrawing
import GalleyLayout

/// Which colour each pixel of what is painted has.
enum PixelSource {
  case solid(Pixel)
  case gradient(Gradient)
  case picture(PictureSampler)
  /// The pixels of a surface, each in its own place.
  case surface(Surface)

  /// Finds the colours of pixels of a row, one after the other from `start`.
  func fill(_ row: inout [Pixel], from start: Int, count: Int, y: Int) {
    switch self {
    case .solid(let pixel): for index in 0..<count { row[index] = pixel }
    case .gradient(let gradient): gradient.fill(&row, from: start, count: count, y: y)
    case .picture(let sampler): sampler.fill(&row, from: start, count: count, y: y)
    case .surface(let surface):
      let place = surface.rowStart(y) + start
      for index in 0..<count { row[index] = surface.bitmap.pixels[place + index] }
    }
  }

  /// Makes a paint's colours; nil if it shows nothing.
  ///
  /// `map` leads from the paint's coordinates to pixels.
  init?(_ paint: Paint, _ map: Affine) {
    switch paint {
    case .solid(let color): self = .solid(Pixel(color))
    case .linear(let stops, let start, let end):
      guard let last = stops.last, let inverse = map.inverse else { return nil }
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      guard square > 0 else {
        self = .solid(Pixel(last.color))
        return
      }
      // The share of the way is linear in the place.
      let (across, down) = (
        (inverse.a * x + inverse.b * y) / square, (inverse.c * x + inverse.d * y) / square
      )
      let begin = ((inverse.tx - start.x) * x + (inverse.ty - start.y) * y) / square
      self = .gradient(Gradient(stops, .linear(begin: begin, across: across, down: down)))
    case .radial(let stops, let center, let startRadius, let endRadius, let shape):
      guard let inverse = shape.followed(by: map).inverse, !stops.isEmpty else { return nil }
      self = .gradient(
        Gradient(
          stops,
          .radial(inverse.followed(by: Affine(tx: -center.x, ty: -center.y)), start: startRadius, end: endRadius)))
    case .conic(let stops, let center, let startAngle, let endAngle):
      guard let inverse = map.inverse, !stops.isEmpty else { return nil }
      self = .gradient(
        Gradient(
          stops, .conic(inverse.followed(by: Affine(tx: -center.x, ty: -center.y)), start: startAngle, end: endAngle)))
    }
  }
}

/// Colours that change with the place.
struct Gradient {
  /// How a place leads to a share of the way; maps lead from pixels to places around the centre.
  enum Course {
    case linear(begin: Double, across: Double, down: Double)
    case radial(Affine, start: Double, end: Double)
    /// In degrees.
    case conic(Affine, start: Double, end: Double)
  }

  private let course: Course
  /// The colours along the way, in equal steps.
  private let colors: [Pixel]

  private static let colorCount = 1024

  init(_ stops: [ColorStop], _ course: Course) {
    self.course = course
    var next = 0
    colors = (0..<Self.colorCount).map { step in
      let location = Double(step) / Double(Self.colorCount - 1)
      while next < stops.count, stops[next].location < location { next += 1 }
      guard next < stops.count else { return stops.last.map { Pixel($0.color) } ?? .clear }
      guard next > 0 else { return Pixel(stops[0].color) }
      let (low, high) = (stops[next - 1], stops[next])
      let length = high.location - low.location
      return Pixel(length > 0 ? low.color.mixed(with: high.color, by: (location - low.location) / length) : high.color)
    }
  }

  /// Finds the colours of pixels of a row, one after the other from `start`.
  func fill(_ row: inout [Pixel], from start: Int, count: Int, y: Int) {
    let centerY = Double(y) + 0.5
    switch course {
    case .linear(let begin, let across, let down):
      let left = begin + down * centerY
      for index in 0..<count { row[index] = color(at: left + across * (Double(start + index) + 0.5)) }
    case .radial(let map, let startRadius, let endRadius):
      let length = endRadius - startRadius
      for index in 0..<count {
        let place = map.applied(to: Point(x: Double(start + index) + 0.5, y: centerY))
        let radius = (place.x * place.x + place.y * place.y).squareRoot()
        row[index] = color(at: length == 0 ? (radius < startRadius ? 0 : 1) : (radius - startRadius) / length)
      }
    case .conic(let map, let startAngle, let endAngle):
      for index in 0..<count {
        let place = map.applied(to: Point(x: Double(start + index) + 0.5, y: centerY))
        let angle = Trigonometry.angle(x: place.x, y: place.y) * 180 / .pi
        row[index] = color(at: ConicSweep.location(of: angle, from: startAngle, to: endAngle))
      }
    }
  }

  /// The colour at a share of the way; before the beginning and behind the end their colours go on.
  private func color(at share: Double) -> Pixel {
    let last = Double(Self.colorCount - 1)
    return colors[share > 0 ? Int(min(share, 1) * last + 0.5) : 0]
  }
}
