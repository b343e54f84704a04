import GalleyLayout
import GalleySource

extension SVGWriter {
  mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    if let sweep = ConicSweep(paint), let bounds = path.bounds {
      return write(sweep, in: bounds) { $0.fill(path, .solid(.white), rule) }
    }
    let server = define(paint)
    body.append("<path d=\"")
    body += PathData(path, decimals: layers.decimals).bytes
    body.append("\"")
    if rule == .evenOdd { body.append(" fill-rule=\"evenodd\"") }
    attribute("fill", paint, server)
    body.append("/>\n")
  }

  /// Writes a sweep where `drawMask` draws in white, within a rectangle.
  mutating func write(_ sweep: ConicSweep, in bounds: Rect, drawMask: (inout SVGWriter) -> Void) {
    // Not a clip: readers clip each wedge by itself, and where several overlap its edge would be too dark.
    let mask = ids.next()
    body.append("<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\"")
    region(bounds.grown(by: 1))
    body.append(">")
    drawMask(&self)
    body.append("</mask>\n<g mask=\"url(#\(mask))\">\n")
    for wedge in sweep.wedges(covering: bounds) { fill(wedge.path, .solid(wedge.color), .nonZero) }
    body.append("</g>\n")
  }

  mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    if let sweep = ConicSweep(paint), let bounds = path.bounds {
      return write(sweep, in: stroke.reach(of: bounds)) { $0.stroke(path, .solid(.white), stroke) }
    }
    let server = define(paint)
    body.append("<path d=\"")
    body += PathData(path, decimals: layers.decimals).bytes
    body.append("\" fill=\"none\"")
    attribute("stroke", paint, server)
    attribute("stroke-width", stroke.width)
    if stroke.cap != .butt { body.append(" stroke-linecap=\"\(stroke.cap.rawValue)\"") }
    if stroke.join != .miter { body.append(" stroke-linejoin=\"\(stroke.join.rawValue)\"") }
    if stroke.join == .miter { attribute("stroke-miterlimit", stroke.miterLimit) }
    if !stroke.dash.isEmpty {
      body.append(" stroke-dasharray=\"")
      for (place, length) in stroke.dash.enumerated() {
        if place > 0 { body.append(" ") }
        body.append(length, decimals: layers.decimals)
      }
      body.append("\"")
      if stroke.dashPhase != 0 { attribute("stroke-dashoffset", stroke.dashPhase) }
    }
    body.append("/>\n")
  }

  mutating func attribute(_ name: String, _ paint: Paint, _ server: String?) {
    if let server { return body.append(" \(name)=\"url(#\(server))\"") }
    // All but a colour are servers or sweeps.
    guard case .solid(let color) = paint else { return }
    body.append(" \(name)=\"")
    body.append(color)
    body.append("\"")
    if color.alpha < 1 { attribute("\(name)-opacity", color.alpha, decimals: 4) }
  }
}
