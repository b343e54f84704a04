import GalleyLayout

// What other elements refer to: gradients, clips and filters.

extension SVGWriter {
  /// Defines what a paint needs, and returns its name; nil for a colour.
  mutating func define(_ paint: Paint) -> String? {
    switch paint {
    case .solid, .conic: return nil
    case .linear(let stops, let start, let end):
      let id = newID()
      body.append("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      for (name, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] { attribute(name, value) }
      body.append(">")
      write(stops)
      body.append("</linearGradient>\n")
      return id
    case .radial(let stops, let center, let startRadius, let endRadius, let shape):
      let id = newID()
      body.append("<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      let radius = max(startRadius, endRadius)
      for (name, value) in [("cx", center.x), ("cy", center.y), ("r", radius)] { attribute(name, value) }
      if !shape.isIdentity {
        body.append(" gradientTransform=\"matrix(")
        body.append(shape.a, shape.b, shape.c, shape.d, decimals: 6)
        body.append(" ")
        body.append(shape.tx, shape.ty)
        body.append(")\"")
      }
      body.append(">")
      write(stops.placed(from: startRadius, to: endRadius, of: radius))
      body.append("</radialGradient>\n")
      return id
    }
  }

  private mutating func write(_ stops: [ColorStop]) {
    for stop in stops {
      body.append("<stop")
      attribute("offset", stop.location, decimals: 4)
      body.append(" stop-color=\"")
      body.append(stop.color)
      body.append("\"")
      if stop.color.alpha < 1 { attribute("stop-opacity", stop.color.alpha, decimals: 4) }
      body.append("/>")
    }
  }

  mutating func define(clip: Layer.Clip) -> String {
    let id = newID()
    body.append("<clipPath id=\"\(id)\"><path d=\"")
    body += PathData(clip.path).bytes
    body.append(clip.rule == .evenOdd ? "\" clip-rule=\"evenodd\"/></clipPath>\n" : "\"/></clipPath>\n")
    return id
  }

  /// Filters one after the other; they are computed in a region no larger than what they draw.
  mutating func define(filters: [Filter], in region: Rect) -> String {
    let id = newID()
    body.append("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"")
    attribute("x", region.minX)
    attribute("y", region.minY)
    attribute("width", region.size.width)
    attribute("height", region.size.height)
    body.append(" color-interpolation-filters=\"sRGB\">")
    for filter in filters { write(filter) }
    body.append("</filter>\n")
    return id
  }

  private mutating func write(_ filter: Filter) {
    switch filter {
    case .blur(let deviation):
      body.append("<feGaussianBlur")
      attribute("stdDeviation", deviation)
      body.append("/>")
    case .matrix(let factors):
      body.append("<feColorMatrix values=\"")
      for (place, factor) in factors.enumerated() {
        if place > 0 { body.append(" ") }
        body.append(factor, decimals: 5)
      }
      body.append("\"/>")
    case .shadow(let color, let x, let y, let radius):
      // Not feDropShadow, which some readers do not draw. What comes in is kept by a filter that changes nothing.
      body.append("<feOffset result=\"inside\"/><feGaussianBlur in=\"inside\"")
      attribute("stdDeviation", radius / 2)
      body.append("/><feOffset")
      attribute("dx", x)
      attribute("dy", y)
      body.append(" result=\"moved\"/><feFlood flood-color=\"")
      body.append(color)
      body.append("\"")
      attribute("flood-opacity", color.alpha, decimals: 4)
      body.append("/><feComposite in2=\"moved\" operator=\"in\"/>")
      body.append("<feMerge><feMergeNode/><feMergeNode in=\"inside\"/></feMerge>")
    }
  }
}

extension [ColorStop] {
  /// The stops between two radii as parts of the longer one.
  fileprivate func placed(from start: Double, to end: Double, of radius: Double) -> [ColorStop] {
    guard radius > 0 else { return suffix(1).map { ColorStop(color: $0.color, location: 0) } }
    let placed = map { ColorStop(color: $0.color, location: (start + $0.location * (end - start)) / radius) }
    return start <= end ? placed : placed.reversed()
  }
}

/// A gradient around a point, in wedges of one colour each: SVG has none.
struct ConicSweep {
  let stops: [ColorStop]
  let center: Point
  /// Degrees clockwise from three o'clock.
  let startAngle: Double
  let endAngle: Double

  /// How many wedges make a whole turn.
  private static let wedgeCount = 180
  /// How many wedges further a wedge reaches, so that no seam shows: those behind it cover it, if nothing shines through.
  private var overlap: Double { stops.allSatisfy { $0.color.alpha >= 1 } ? 10 : Self.leastOverlap }
  /// How far the last wedge may reach over the first.
  private static let leastOverlap = 0.15

  /// The wedges, which reach as far as the corners of a rectangle.
  func wedges(covering rect: Rect) -> [(path: Path, color: ResolvedColor)] {
    let reach = Path(rect).points.reduce(0.0) { reach, corner in
      let (x, y) = (corner.x - center.x, corner.y - center.y)
      return max(reach, (x * x + y * y).squareRoot())
    }
    let width = 360 / Double(Self.wedgeCount)
    return (0..<Self.wedgeCount).compactMap { index in
      let angle = Double(index) * width
      guard let color = color(at: angle + width / 2) else { return nil }
      var path = Path()
      path.move(to: center)
      path.line(to: point(angle, reach))
      path.line(to: point(min(angle + width * (1 + overlap), 360 + width * Self.leastOverlap), reach))
      path.close()
      return (path, color)
    }
  }

  private func point(_ degrees: Double, _ reach: Double) -> Point {
    let angle = degrees * .pi / 180
    // The chord lies within the circle.
    let radius = reach * 1.01
    return Point(
      x: center.x + radius * Trigonometry.cosine(angle), y: center.y + radius * Trigonometry.sine(angle))
  }

  /// The colour in a direction; before the first stop and behind the last their colours go on.
  private func color(at angle: Double) -> ResolvedColor? {
    let length = endAngle - startAngle
    var turn = (angle - startAngle).truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    if length < 0 { turn -= 360 }
    let location = length == 0 ? 1 : turn / length
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops.last?.color }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let distance = high.location - low.location
    return distance > 0 ? low.color.mixed(with: high.color, by: (location - low.location) / distance) : high.color
  }
}
