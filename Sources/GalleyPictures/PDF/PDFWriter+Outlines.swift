import GalleyDrawing
import GalleyLayout

extension PDFWriter {
  mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    content.write("q")
    switch paint {
    case .solid(let color):
      setOpacity(color.alpha)
      content.write(color, "rg")
      content.write(path)
      content.write(rule == .evenOdd ? "f*" : "f")
    case .linear, .radial:
      content.clip(path, rule)
      if let shading = paint.shading { shade(shading, in: path.bounds) }
    case .conic(let stops, let center, let startAngle, let endAngle):
      content.clip(path, rule)
      if let bounds = path.bounds {
        // Drawn as a whole: where each wedge is clipped by itself, the edge becomes too dark.
        open.append(PDFPart(kind: .inner, map: map))
        let sweep = ConicSweep(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
        for wedge in sweep.wedges(covering: bounds) { fill(wedge.path, .solid(wedge.color), .nonZero) }
        let wedges = open.removeLast().content
        draw(group(wedges, in: bounds, "/CS /DeviceRGB"))
      }
    }
    content.write("Q")
  }

  mutating func setOpacity(_ alpha: Double) {
    guard alpha < 1 else { return }
    let value = String(pdf: alpha.unit, decimals: 4)
    content.write("/\(resources.state("/ca \(value) /CA \(value)")) gs")
  }

  /// Paints a gradient over all that is not clipped.
  private mutating func shade(_ shading: (stops: [ColorStop], entries: String, map: Affine), in bounds: Rect?) {
    func object(_ space: String, _ function: String) -> String {
      let reference = file.add("<< /ColorSpace /\(space) \(shading.entries) /Function \(function) >>")
      return resources.shading(reference)
    }
    if let alpha = shading.stops.commonAlpha {
      setOpacity(alpha)
    } else if let bounds {
      // Opacities are the greys of a part that is the mask.
      var mask = PDFContent()
      mask.write(shading.map, "cm")
      mask.write("/\(object("DeviceGray", shading.stops.alphaFunction)) sh")
      let group = self.group(mask, in: bounds, "/CS /DeviceGray")
      content.write("/\(resources.state("/SMask << /S /Luminosity /G \(group.text) >>")) gs")
    }
    content.write(shading.map, "cm")
    content.write("/\(object("DeviceRGB", shading.stops.colorFunction)) sh")
  }

  /// A part that is drawn as a whole.
  mutating func group(_ content: PDFContent, in bounds: Rect, _ space: String) -> PDFFile.Reference {
    let box = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { String(pdf: $0) }.joined(separator: " ")
    return file.add(
      stream: content.bytes,
      "/Type /XObject /Subtype /Form /BBox [\(box)] /Resources \(sharedResources.text) "
        + "/Group << /S /Transparency /I true \(space) >>")
  }

  /// Draws a part or an image.
  mutating func draw(_ object: PDFFile.Reference) { content.write("/\(resources.object(object)) Do") }

  mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    guard case .solid(let color) = paint else {
      return fill(Stroker.outline(of: path, stroke, pixelsPerPoint: 4 * Self.pixelsPerPoint), paint, .nonZero)
    }
    content.write("q")
    setOpacity(color.alpha)
    content.write(color, "RG")
    content.write(stroke.width, then: "w")
    switch stroke.cap {
    case .butt: break
    case .round: content.write("1 J")
    case .square: content.write("2 J")
    }
    switch stroke.join {
    case .miter: content.write(max(stroke.miterLimit, 1), then: "M")
    case .round: content.write("1 j")
    case .bevel: content.write("2 j")
    }
    // A pattern that cannot be drawn would be an error of the page.
    if Dasher(stroke, scale: Self.pixelsPerPoint) != nil {
      let lengths = stroke.dash.map { String(pdf: $0) }.joined(separator: " ")
      content.write("[\(lengths)] \(String(pdf: max(stroke.dashPhase, 0))) d")
    }
    content.write(path)
    content.write("S")
    content.write("Q")
  }
}
