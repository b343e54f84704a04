import GalleyLayout

// What other elements refer to: gradients, clips and filters.

extension SVGWriter {
  /// Defines what a paint needs, and returns its name; nil for a colour.
  mutating func define(_ paint: Paint) -> String? {
    switch paint {
    case .solid, .conic: return nil
    case .linear(let stops, let start, let end):
      let id = ids.next()
      body.append("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      for (name, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] { attribute(name, value) }
      body.append(">")
      write(stops)
      body.append("</linearGradient>\n")
      return id
    case .radial(let stops, let center, let startRadius, let endRadius, let shape):
      let id = ids.next()
      body.append("<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      let radius = max(startRadius, endRadius)
      for (name, value) in [("cx", center.x), ("cy", center.y), ("r", radius)] { attribute(name, value) }
      if !shape.isIdentity {
        attribute("gradientTransform", shape)
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
    let id = ids.next()
    body.append("<clipPath id=\"\(id)\"><path d=\"")
    body += PathData(clip.path, decimals: layers.decimals).bytes
    body.append(clip.rule == .evenOdd ? "\" clip-rule=\"evenodd\"/></clipPath>\n" : "\"/></clipPath>\n")
    return id
  }

  /// Filters one after the other; they are computed in a region no larger than what they draw.
  mutating func define(filters: [Filter], in region: Rect) -> String {
    let id = ids.next()
    body.append("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"")
    self.region(region)
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
