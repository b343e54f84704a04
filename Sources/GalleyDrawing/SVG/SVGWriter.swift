import GalleyLayout
import GalleySource
import GalleyTables

/// Writes a display list as SVG, a line a command, of the elements that readers draw alike.
///
/// There is no script, no external reference and no `style` attribute, which strict policies drop; blend modes need a `style` element,
/// whose hash such a policy has to name.
package struct SVGWriter {
  let list: DisplayList
  private let prefix: String
  /// Bodies of commands; the outlines stand before them in the result.
  var body: [UInt8] = []
  private var outlines: [UInt8] = []
  private var outlineIDs: [Index<GlyphOutline>: String] = [:]
  /// The outlines of the page that the picture is an element of; nil for a document of its own.
  private var shared: SharedOutlines?
  private var idCount = 0
  private var blends: Set<BlendMode> = []
  /// By open layer, outermost first, how many times as large its points are as the window's.
  private var scales: [Double] = []

  private let letters: Letters

  /// What texts are written as.
  package enum Letters: Sendable {
    case outlines
    /// `text` elements, with a place for each character.
    case font
  }

  private init(_ list: DisplayList, prefix: String, _ letters: Letters) {
    self.list = list
    self.prefix = prefix
    self.letters = letters
  }

  /// Returns the picture as a document, `zoom` times as large as in the window.
  ///
  /// All its ids begin with `prefix`, a name; classes of blend modes are the same in all pictures.
  package static func svg(
    _ list: DisplayList, prefix: String = "", zoom: Double = 1, letters: Letters = .outlines
  ) -> [UInt8] {
    var writer = SVGWriter(list, prefix: prefix, letters)
    for command in list.commands { writer.write(command) }
    return writer.document(zoom: zoom)
  }

  /// Returns the picture as an element of a page, which defines the outlines, and whose style sheet has `blendRules`.
  package static func element(_ list: DisplayList, prefix: String, sharing outlines: inout SharedOutlines) -> [UInt8] {
    var writer = SVGWriter(list, prefix: prefix, .outlines)
    writer.shared = outlines
    for command in list.commands { writer.write(command) }
    outlines = writer.shared ?? outlines
    return writer.document(zoom: 1)
  }

  /// The rules of a style sheet for the classes that layers with blend modes have.
  package static var blendRules: String { BlendMode.allCases.compactMap { rule(for: $0) }.joined(separator: "\n") }

  /// The rule for the class of a blend mode; nil for those that are drawn as normal.
  private static func rule(for blend: BlendMode) -> String? {
    blend.cssName.map { ".b-\($0){mix-blend-mode:\($0)}" }
  }

  private func document(zoom: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    bytes.append(list.size.width * zoom)
    bytes.append("\" height=\"")
    bytes.append(list.size.height * zoom)
    bytes.append("\" viewBox=\"0 0 ")
    bytes.append(list.size.width, list.size.height)
    bytes.append("\">\n")
    if !blends.isEmpty, shared == nil {
      bytes.append("<style>")
      for blend in BlendMode.allCases where blends.contains(blend) { bytes.append(Self.rule(for: blend) ?? "") }
      bytes.append("</style>\n")
    }
    if !outlines.isEmpty {
      bytes.append("<defs>\n")
      bytes += outlines
      bytes.append("</defs>\n")
    }
    bytes += body
    bytes.append("</svg>\n")
    return bytes
  }

  private mutating func write(_ command: DisplayList.Command) {
    switch command {
    case .fill(let path, let paint, let rule): fill(list.paths[path], list.paints[paint], rule)
    case .stroke(let path, let paint, let stroke):
      self.stroke(list.paths[path], list.paints[paint], list.strokes[stroke])
    case .glyphs(let run, let paint):
      switch letters {
      case .outlines: glyphs(list.runs[run], list.paints[paint])
      case .font: text(list.runs[run], list.paints[paint])
      }
    case .beginLayer(let index): begin(list.layers[index])
    case .endLayer:
      body.append("</g>\n")
      _ = scales.popLast()
    case .beginMask: beginMask()
    case .endMask: endMask()
    case .beginMark(let index): begin(list.marks[index])
    case .endMark: body.append("</g>\n")
    }
  }

  /// A new name.
  mutating func newID() -> String {
    idCount += 1
    return "\(prefix)g\(idCount)"
  }

  /// Decimals of lengths, so that they are exact to a hundredth of a point of the window.
  var decimals: Int {
    var (decimals, precision) = (2, 2.0)
    while precision < scales.last ?? 1, decimals < 6 {
      decimals += 1
      precision *= 10
    }
    return decimals
  }

  mutating func attribute(_ name: String, _ value: Double, decimals: Int? = nil) {
    body.append(" \(name)=\"")
    body.append(value, decimals: decimals ?? self.decimals)
    body.append("\"")
  }

  mutating func attribute(_ name: String, _ map: Affine, factors: Int = 6, lengths: Int? = nil) {
    body.append(" \(name)=\"matrix(")
    body.append(map.a, map.b, map.c, map.d, decimals: factors)
    body.append(" ")
    body.append(map.tx, map.ty, decimals: lengths ?? decimals)
    body.append(")\"")
  }

  /// Attributes that tell a rectangle.
  mutating func region(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.size.width)
    attribute("height", rect.size.height)
  }

  // MARK: Outlines

  private mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    if let sweep = ConicSweep(paint), let bounds = path.bounds {
      return write(sweep, in: bounds) { $0.fill(path, .solid(.white), rule) }
    }
    let server = define(paint)
    body.append("<path d=\"")
    body += PathData(path, decimals: decimals).bytes
    body.append("\"")
    if rule == .evenOdd { body.append(" fill-rule=\"evenodd\"") }
    attribute("fill", paint, server)
    body.append("/>\n")
  }

  /// Writes a sweep where `drawMask` draws in white, within a rectangle.
  private mutating func write(_ sweep: ConicSweep, in bounds: Rect, drawMask: (inout SVGWriter) -> Void) {
    // Not a clip: readers clip each wedge by itself, and where several overlap its edge would be too dark.
    let mask = newID()
    body.append("<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\"")
    region(bounds.grown(by: 1))
    body.append(">")
    drawMask(&self)
    body.append("</mask>\n<g mask=\"url(#\(mask))\">\n")
    for wedge in sweep.wedges(covering: bounds) { fill(wedge.path, .solid(wedge.color), .nonZero) }
    body.append("</g>\n")
  }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    if let sweep = ConicSweep(paint), let bounds = path.bounds {
      return write(sweep, in: stroke.reach(of: bounds)) { $0.stroke(path, .solid(.white), stroke) }
    }
    let server = define(paint)
    body.append("<path d=\"")
    body += PathData(path, decimals: decimals).bytes
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
        body.append(length, decimals: decimals)
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

  // MARK: Glyphs

  private mutating func glyphs(_ run: DisplayList.GlyphRun, _ paint: Paint) {
    let glyphs = list.glyphs[run.glyphs]
    guard let first = glyphs.first else { return }
    // A gradient runs over all of them, and would begin anew in each `use`.
    guard case .solid = paint else {
      body.append("<g>")
      title(of: run)
      fill(list.path(of: run), paint, .nonZero)
      return body.append("</g>\n")
    }
    let scale = first.size / 1000
    let ids = glyphs.map { id(of: $0.outline) }
    body.append("<g")
    attribute("fill", paint, nil)
    attribute("transform", Affine(a: scale, c: -run.skew * scale, d: scale, tx: first.x, ty: first.baseline))
    body.append(">")
    title(of: run)
    // A thousandth of an em more for every digit that lengths have.
    let decimals = decimals - 1
    for (glyph, id) in zip(glyphs, ids) {
      let x = (glyph.x - first.x) / scale
      let height = glyph.size / first.size
      body.append("<use href=\"#\(id)\"")
      if (glyph.stretch - 1).magnitude < 0.0005, height == 1 {
        if x != 0 { attribute("x", x, decimals: decimals) }
      } else {
        attribute("transform", Affine(a: glyph.stretch * height, d: height, tx: x), factors: 4, lengths: decimals)
      }
      body.append("/>")
    }
    body.append("</g>\n")
  }

  private mutating func title(of run: DisplayList.GlyphRun) {
    body.append("<title>")
    body.append(escaping: run.text)
    body.append("</title>")
  }

  private mutating func id(of outline: Index<GlyphOutline>) -> String {
    if let known = outlineIDs[outline] { return known }
    let id = shared?.name(of: list.outlines[outline]) ?? newID()
    outlineIDs[outline] = id
    if shared == nil { outlines.append(definitionOf: list.outlines[outline], name: id) }
    return id
  }

  // MARK: Layers

  private mutating func begin(_ layer: Layer) {
    scales.append((scales.last ?? 1) * layer.transform.largestScale)
    if layer.isMasked { pendingMasks.append(layer) } else { open(layer, mask: nil) }
  }

  /// Layers that have begun, and whose masks come first.
  private var pendingMasks: [Layer] = []
  /// The masks that are being written.
  private var openMasks: [String] = []

  private mutating func beginMask() {
    let id = newID()
    let white = newID()
    openMasks.append(id)
    // A layer whose mask draws nothing shows nothing.
    let reach = pendingMasks.last?.maskBounds?.grown(by: 1) ?? .zero
    // What counts in SVG is how light a mask is: its content is turned white.
    body.append("<filter id=\"\(white)\" filterUnits=\"userSpaceOnUse\"")
    region(reach)
    body.append(" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"")
    body.append("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n")
    body.append("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"")
    region(reach)
    body.append("><g filter=\"url(#\(white))\">\n")
  }

  private mutating func endMask() {
    body.append("</g></mask>\n")
    guard let layer = pendingMasks.popLast(), let mask = openMasks.popLast() else { return }
    open(layer, mask: mask)
  }

  private mutating func open(_ layer: Layer, mask: String?) {
    let clip = layer.clip.map { define(clip: $0) }
    let filter = layer.filters.isEmpty ? nil : layer.filterBounds.map { define(filters: layer.filters, in: $0) }
    body.append("<g")
    if layer.opacity < 1 { attribute("opacity", layer.opacity, decimals: 4) }
    if let clip { body.append(" clip-path=\"url(#\(clip))\"") }
    if let mask { body.append(" mask=\"url(#\(mask))\"") }
    if let filter { body.append(" filter=\"url(#\(filter))\"") }
    if let blend = layer.blend.cssName, blend != "normal" {
      blends.insert(layer.blend)
      body.append(" class=\"b-\(blend)\"")
    }
    if !layer.transform.isIdentity { attribute("transform", layer.transform) }
    body.append(">\n")
  }
}

extension BlendMode {
  /// The name in CSS; nil for those that it has not, which are drawn as normal.
  var cssName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
