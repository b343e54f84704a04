package import GalleyDrawing
import GalleyLayout
import GalleyTables

/// Writes a display list as a PDF file of one page: vectors and texts, and pixels for what is blurred.
package struct PDFWriter {
  private let list: DisplayList
  private let layerEnds: [Int]
  /// What is left of them.
  private var limits: RasterLimits
  private var file = PDFFile()
  private var resources = PDFResources()
  private let sharedResources: PDFFile.Reference
  /// What is being written: the page, and in it layers and masks that are parts by themselves.
  private var open: [Part] = [Part(kind: .page, map: .identity)]

  /// Something that becomes one stream of operators.
  private struct Part {
    enum Kind {
      case page
      /// A layer that is drawn where it stands.
      case inner
      /// A layer that is drawn as a whole.
      case group(Layer)
      case mask
    }

    let kind: Kind
    /// From its coordinates to the page's.
    let map: Affine
    var content = PDFContent()
    /// The state that has the mask of a layer.
    var mask: String?
  }

  /// Pixels a point of what is drawn in pixels.
  private static let pixelsPerPoint = 3.0

  private init(_ list: DisplayList, _ limits: RasterLimits) {
    self.list = list
    self.limits = limits
    layerEnds = list.layerEnds
    sharedResources = file.reserve()
  }

  /// Returns the file; what it is called tells nothing of the time or the machine.
  ///
  /// - Throws: `Rasteriser.Failure` if something that is drawn in pixels is too large.
  package static func pdf(
    _ list: DisplayList, limits: RasterLimits = RasterLimits()
  ) throws(Rasteriser.Failure) -> [UInt8] {
    var writer = PDFWriter(list, limits)
    var place = 0
    while place < list.commands.count { place = try writer.write(at: place) }
    return writer.finish()
  }

  private mutating func finish() -> [UInt8] {
    let size = "0 0 \(String(pdf: list.size.width)) \(String(pdf: list.size.height))"
    var page = PDFContent()
    page.write(Affine(d: -1, ty: list.size.height), "cm")
    let content = file.add(stream: page.bytes + (open.first?.content.bytes ?? []), "")
    file.set(sharedResources, to: resources.dictionary(in: &file))
    let pages = file.reserve()
    let leaf = file.add(
      "<< /Type /Page /Parent \(pages.text) /MediaBox [\(size)] /Contents \(content.text) "
        + "/Resources \(sharedResources.text) /Group << /S /Transparency /CS /DeviceRGB >> >>")
    file.set(pages, to: "<< /Type /Pages /Kids [\(leaf.text)] /Count 1 >>")
    let root = file.add("<< /Type /Catalog /Pages \(pages.text) >>")
    return file.bytes(root: root, info: file.add("<< /Producer (Galley) >>"))
  }

  /// What operators are added to.
  private var content: PDFContent {
    get { open[open.count - 1].content }
    _modify { yield &open[open.count - 1].content }
  }

  /// From the coordinates of what is written to the page's.
  private var map: Affine { open.last?.map ?? .identity }

  /// Writes a command, and returns the place of the next.
  private mutating func write(at place: Int) throws(Rasteriser.Failure) -> Int {
    switch list.commands[place] {
    case .fill(let path, let paint, let rule): fill(list.paths[path], list.paints[paint], rule)
    case .stroke(let path, let paint, let stroke):
      self.stroke(list.paths[path], list.paints[paint], list.strokes[stroke])
    case .glyphs(let run, let paint): glyphs(list.runs[run], list.paints[paint])
    case .beginLayer(let index): return try begin(list.layers[index], at: place)
    case .endLayer: endLayer()
    case .beginMask: open.append(Part(kind: .mask, map: map))
    case .endMask: endMask()
    case .beginMark, .endMark: break
    }
    return place + 1
  }

  // MARK: Outlines

  private mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
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
        open.append(Part(kind: .inner, map: map))
        let sweep = ConicSweep(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
        for wedge in sweep.wedges(covering: bounds) { fill(wedge.path, .solid(wedge.color), .nonZero) }
        let wedges = open.removeLast().content
        draw(group(wedges, in: bounds, "/CS /DeviceRGB"))
      }
    }
    content.write("Q")
  }

  private mutating func setOpacity(_ alpha: Double) {
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
  private mutating func group(_ content: PDFContent, in bounds: Rect, _ space: String) -> PDFFile.Reference {
    let box = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { String(pdf: $0) }.joined(separator: " ")
    return file.add(
      stream: content.bytes,
      "/Type /XObject /Subtype /Form /BBox [\(box)] /Resources \(sharedResources.text) "
        + "/Group << /S /Transparency /I true \(space) >>")
  }

  /// Draws a part or an image.
  private mutating func draw(_ object: PDFFile.Reference) { content.write("/\(resources.object(object)) Do") }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
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

  // MARK: Glyphs

  private mutating func glyphs(_ run: DisplayList.GlyphRun, _ paint: Paint) {
    content.write("/Span << /ActualText <\(run.text.pdfHexadecimal)> >> BDC")
    if case .solid(let color) = paint {
      content.write("q")
      setOpacity(color.alpha)
      content.write(color, "rg")
      content.write("BT")
      var current = ""
      for glyph in list.glyphs[run.glyphs] {
        let (font, code) = resources.place(of: glyph.outline, list.outlines[glyph.outline])
        if font != current { content.write("/\(font) 1 Tf") }
        current = font
        let map = list.map(of: glyph, in: run)
        // For outlines in ems with y upwards.
        content.write(
          Affine(a: map.a * 1000, b: 0, c: -map.c * 1000, d: -map.d * 1000, tx: map.tx, ty: map.ty), "Tm")
        content.write("<\(PDFFont.hexadecimal(code))> Tj")
      }
      content.write("ET")
      content.write("Q")
    } else {
      fill(list.path(of: run), paint, .nonZero)
    }
    content.write("EMC")
  }

  // MARK: Layers

  private mutating func begin(_ layer: Layer, at place: Int) throws(Rasteriser.Failure) -> Int {
    let end = layerEnds[place]
    let map = layer.transform.followed(by: self.map)
    // What draws nothing, or nothing that numbers can say where, is left out.
    guard layer.bounds != nil, let bounds = layer.filterBounds, let page = map.inverse?.bounds(of: pageArea) else {
      return end
    }
    content.write("q")
    if !layer.transform.isIdentity { content.write(layer.transform, "cm") }
    if case .shadow(let color, let x, let y, let radius) = layer.filters.first, layer.filters.count == 1,
      layer.clip == nil, !layer.isMasked
    {
      beginPart(layer, map)
      // The shadow in pixels, and what casts it as it is.
      let tint: [Double] = [
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
      ]
      let visible = Rect(x: page.minX - x, y: page.minY - y, width: page.size.width, height: page.size.height)
      try draw(
        place..<end, [.matrix(tint), .blur(radius / 2)], bounds.grown(by: max(x.magnitude, y.magnitude)), in: visible,
        movedBy: Point(x: x, y: y))
      return place + 1
    }
    guard layer.filters.isEmpty else {
      setState(layer, mask: nil)
      try draw(place..<end, layer.filters, bounds, in: page, movedBy: .zero)
      content.write("Q")
      return end
    }
    beginPart(layer, map)
    return place + 1
  }

  private var pageArea: Rect { Rect(x: 0, y: 0, width: list.size.width, height: list.size.height) }

  private mutating func beginPart(_ layer: Layer, _ map: Affine) {
    if let clip = layer.clip { content.clip(clip.path, clip.rule) }
    let isWhole = layer.opacity < 1 || layer.blend != .normal || layer.isMasked
    open.append(Part(kind: isWhole ? .group(layer) : .inner, map: map))
  }

  /// Sets what is done to a layer as a whole.
  private mutating func setState(_ layer: Layer, mask: String?) {
    setOpacity(layer.opacity)
    if let name = layer.blend.pdfName, name != "Normal" {
      content.write("/\(resources.state("/BM /\(name)")) gs")
    }
    if let mask { content.write("/\(mask) gs") }
  }

  private mutating func endLayer() {
    guard let part = open.popLast() else { return }
    switch part.kind {
    case .page: open.append(part)
    case .inner, .mask: open[open.count - 1].content.append(part.content)
    case .group(let layer):
      if let bounds = layer.bounds {
        setState(layer, mask: part.mask)
        draw(group(part.content, in: bounds, "/CS /DeviceRGB"))
      }
    }
    content.write("Q")
  }

  private mutating func endMask() {
    guard let part = open.popLast(), case .group(let layer) = open.last?.kind, let bounds = layer.bounds else { return }
    let group = self.group(part.content, in: bounds, "/CS /DeviceRGB")
    open[open.count - 1].mask = resources.state("/SMask << /S /Alpha /G \(group.text) >>")
  }

  // MARK: Pixels

  /// Draws in pixels what can be seen of a layer with filters alone.
  private mutating func draw(
    _ range: Range<Int>, _ filters: [Filter], _ bounds: Rect, in visible: Rect, movedBy shift: Point
  ) throws(Rasteriser.Failure) {
    let area = bounds.common(with: visible)
    guard area.size.width > 0, area.size.height > 0 else { return }
    let corner = Point(x: area.minX + shift.x, y: area.minY + shift.y)
    let bitmap = try Rasteriser.bitmap(
      list, layerAt: range, filters, drawing: bounds, in: area, pixelsPerPoint: Self.pixelsPerPoint, limits: &limits)
    let image = self.image(bitmap)
    content.write("q")
    // A picture fills the unit square from below.
    let (width, height) = (Double(bitmap.width) / Self.pixelsPerPoint, Double(bitmap.height) / Self.pixelsPerPoint)
    content.write(Affine(a: width, d: -height, tx: corner.x, ty: corner.y + height), "cm")
    draw(image)
    content.write("Q")
  }

  private mutating func image(_ bitmap: Bitmap) -> PDFFile.Reference {
    var (colors, alphas) = (RunLengths(), RunLengths())
    for pixel in bitmap.pixels {
      let (red, green, blue) = pixel.straight
      for component in [red, green, blue] { colors.add(UInt8(truncatingIfNeeded: component)) }
      alphas.add(UInt8(truncatingIfNeeded: pixel.alpha))
    }
    let size = "/Type /XObject /Subtype /Image /Width \(bitmap.width) /Height \(bitmap.height) /BitsPerComponent 8 "
    let filter = "/Filter /RunLengthDecode"
    let mask = file.add(stream: alphas.encoded, size + "/ColorSpace /DeviceGray \(filter)")
    return file.add(stream: colors.encoded, size + "/ColorSpace /DeviceRGB /SMask \(mask.text) \(filter)")
  }
}

extension BlendMode {
  /// The name in PDF; nil for those that it has not, which are drawn as normal.
  fileprivate var pdfName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
