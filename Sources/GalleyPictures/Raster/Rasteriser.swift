package import GalleyDrawing
import GalleyLayout
import GalleyTables

/// Draws a display list in pixels, the same ones on every machine.
package struct Rasteriser {
  /// What is larger than the limits of a picture.
  package enum Failure: Error, Hashable {
    /// A side in pixels.
    case side(Int)
    /// Pixels of the picture and of the layers that are drawn at a time.
    case pixels(Int)
    /// All pixels that are drawn and lines that are followed.
    case work
  }

  private let list: DisplayList
  private var limits: RasterLimits
  private var map: Affine
  private var canvas: Canvas
  private var scanner = CoverageScanner()
  /// Layers that have begun, with what was drawn on before.
  private var open: [OpenLayer] = []
  private var spentPixels: Int

  /// How far chords may be from their curve, in pixels.
  private static let tolerance = 1.0 / 16

  /// Returns the picture at so many pixels a point.
  ///
  /// - Throws: `Failure` if it is too large; nothing is cut.
  package static func bitmap(
    _ list: DisplayList, pixelsPerPoint: Double, limits: RasterLimits = RasterLimits()
  ) throws(Failure) -> Bitmap {
    // No pixel is covered in part by the window: what is left of a side is left out, but for what is lost in computing.
    let size = Size(
      width: (list.size.width * pixelsPerPoint + 1e-6).rounded(.down) / pixelsPerPoint,
      height: (list.size.height * pixelsPerPoint + 1e-6).rounded(.down) / pixelsPerPoint)
    var rasteriser = try Rasteriser(list, size, pixelsPerPoint, limits)
    for command in list.commands { try rasteriser.draw(command) }
    return rasteriser.canvas.surface.bitmap
  }

  /// Returns a part of a layer, in the layer's own coordinates, with other filters, and without what is done to it as a whole.
  ///
  /// `range` are the places of the layer's commands, from its beginning to its end; `bounds` enclose all that it draws then, and `area` is
  /// what the picture shows of it. What was done is taken from the work that `limits` allow.
  static func bitmap(
    _ list: DisplayList, layerAt range: Range<Int>, _ filters: [Filter], drawing bounds: Rect, in area: Rect,
    pixelsPerPoint: Double, limits: inout RasterLimits
  ) throws(Failure) -> Bitmap {
    var rasteriser = try Rasteriser(list, area.size, pixelsPerPoint, limits)
    rasteriser.map = Affine(tx: -area.minX, ty: -area.minY).followed(by: rasteriser.map)
    for place in range {
      if place == range.lowerBound, case .beginLayer(let index) = list.commands[place] {
        var layer = list.layers[index]
        (layer.filters, layer.opacity, layer.blend, layer.transform) = (filters, 1, .normal, .identity)
        layer.replaceBounds(with: bounds)
        try rasteriser.begin(layer)
      } else {
        try rasteriser.draw(list.commands[place])
      }
    }
    limits = rasteriser.limits
    return rasteriser.canvas.surface.bitmap
  }

  private init(
    _ list: DisplayList, _ size: Size, _ scale: Double, _ limits: RasterLimits
  ) throws(Failure) {
    self.list = list
    self.limits = limits
    map = Affine(a: scale, d: scale)
    let sides = [size.width, size.height].map { side in
      // Half a pixel of a picture that is drawn smaller is left out.
      max((side * scale).rounded(), 1)
    }
    for side in sides where !(side <= Double(limits.side)) { throw Failure.side(side < 1e9 ? Int(side) : .max) }
    let area = PixelRect(minX: 0, minY: 0, maxX: Int(sides[0]), maxY: Int(sides[1]))
    guard area.area <= limits.pixels else { throw Failure.pixels(area.area) }
    spentPixels = area.area
    canvas = Canvas(area)
    try spend(area.area)
  }

  private mutating func draw(_ command: DisplayList.Command) throws(Failure) {
    switch command {
    case .fill(let path, let paint, let rule): try fill(list.paths[path], map, list.paints[paint], rule)
    case .stroke(let path, let paint, let stroke):
      try self.stroke(list.paths[path], list.paints[paint], list.strokes[stroke])
    case .glyphs(let run, let paint): try glyphs(list.runs[run], list.paints[paint])
    case .beginLayer(let index): try begin(list.layers[index])
    case .endLayer: endLayer()
    case .beginMask: try beginMask()
    case .endMask: endMask()
    case .beginMark, .endMark: break
    }
  }

  /// Counts work that was done, so that hostile pictures end.
  private mutating func spend(_ amount: Int) throws(Failure) {
    limits.work -= amount
    if limits.work < 0 { throw Failure.work }
  }

  // MARK: Outlines

  private mutating func fill(_ path: Path, _ map: Affine, _ paint: Paint, _ rule: FillRule) throws(Failure) {
    guard !canvas.clip.area.isEmpty, let source = PixelSource(paint, self.map) else { return }
    flatten(path, map)
    try paintLines(rule, source)
  }

  private mutating func flatten(_ path: Path, _ map: Affine) {
    Flattener(tolerance: Self.tolerance, view: canvas.clip.area.rect).flatten(path, map, into: &scanner)
  }

  /// Paints what the scanner's lines enclose.
  private mutating func paintLines(_ rule: FillRule, _ source: PixelSource) throws(Failure) {
    try spend(scanner.lineCount)
    scanner.begin(rule, in: canvas.clip.area)
    while let row = scanner.next() {
      canvas.paint(row, scanner.spans, scanner.coverages, source)
      try spend(canvas.clip.area.width)
    }
  }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) throws(Failure) {
    guard !canvas.clip.area.isEmpty, let source = PixelSource(paint, map), let inverse = map.inverse else { return }
    let scale = map.largestScale
    let reach = stroke.width * max(stroke.join == .miter ? stroke.miterLimit : 1, 1)
    let dasher = Dasher(stroke, scale: scale)
    var sink = PolylineSink()
    // The lengths of a line with gaps count where it cannot be seen, too.
    let view = dasher == nil ? inverse.bounds(of: canvas.clip.area.rect).grown(by: reach) : nil
    Flattener(tolerance: Self.tolerance / scale, view: view).flatten(path, .identity, into: &sink)
    let stroker = Stroker(stroke, map, tolerance: Self.tolerance / scale)
    for line in sink.lines {
      for part in dasher?.strokes(of: line) ?? [line] { stroker.outline(part, into: &scanner) }
      try spend(line.points.count)
    }
    try paintLines(.nonZero, source)
  }

  private mutating func glyphs(_ run: DisplayList.GlyphRun, _ paint: Paint) throws(Failure) {
    guard !PixelRect(around: map.bounds(of: run.bounds)).intersection(canvas.clip.area).isEmpty else { return }
    for glyph in list.glyphs[run.glyphs] {
      try fill(list.outlines[glyph.outline].path, list.map(of: glyph, in: run).followed(by: map), paint, .nonZero)
    }
  }

  // MARK: Layers

  /// A layer that has begun.
  private struct OpenLayer {
    let layer: Layer
    let outerMap: Affine
    let outerClip: ClipMask
    /// What was drawn on before; nil for a layer that is drawn where everything else is.
    var outerCanvas: Canvas?
    /// How many pixels are given back with it.
    var spentPixels = 0
    /// Where it can be seen, and how much of it.
    var visible: ClipMask
    /// How much of each pixel of its surface its mask keeps.
    var mask: ClipMask?
  }

  private mutating func begin(_ layer: Layer) throws(Failure) {
    let (outerMap, outerClip, spentBefore) = (map, canvas.clip, spentPixels)
    map = layer.transform.followed(by: map)
    let bounds = layer.filterBounds.map {
      map.isFinite ? PixelRect(around: map.bounds(of: $0)).grown(x: 1, y: 1) : .empty
    }
    var visible = outerClip
    if let clip = layer.clip { visible = try clipped(visible, clip) }
    var entry = OpenLayer(layer: layer, outerMap: outerMap, outerClip: outerClip, visible: visible)
    guard layer.needsSurface else {
      canvas.clip = visible
      entry.spentPixels = spentPixels - spentBefore
      open.append(entry)
      return
    }
    entry.visible.narrow(to: bounds ?? .empty)
    // Filters bring in what can be seen from where it cannot.
    let reach = filterReach(of: layer)
    let area = entry.visible.area.isEmpty ? .empty : entry.visible.area.grown(x: reach.x, y: reach.y)
    let own = try allocated(area.intersection(bounds ?? .empty))
    entry.spentPixels = spentPixels - spentBefore
    entry.outerCanvas = canvas
    canvas = Canvas(own)
    open.append(entry)
  }

  /// Counts the pixels of a surface that is wanted.
  private mutating func allocated(_ area: PixelRect, bytesPerPixel: Int = 4) throws(Failure) -> PixelRect {
    spentPixels += area.area * bytesPerPixel / 4
    guard spentPixels <= limits.pixels * RasterLimits.layersPerPicture else { throw .pixels(spentPixels) }
    try spend(area.area)
    return area
  }

  /// What is open inside of an outline, too.
  private mutating func clipped(_ outer: ClipMask, _ clip: Layer.Clip) throws(Failure) -> ClipMask {
    guard !outer.area.isEmpty, map.isFinite, let bounds = clip.path.bounds else { return ClipMask(.empty) }
    let area = try allocated(PixelRect(around: map.bounds(of: bounds)).intersection(outer.area), bytesPerPixel: 1)
    flatten(clip.path, map)
    try spend(scanner.lineCount)
    var drawn = PixelRect.empty
    var openCount = 0
    var mask = ClipMask(area, coverages: [UInt8](repeating: 0, count: area.area))
    scanner.begin(clip.rule, in: area)
    while let row = scanner.next() {
      for span in scanner.spans {
        for x in span.start..<span.end {
          let own = span.coverage ?? UInt32(scanner.coverages[x - area.minX])
          guard own > 0 else { continue }
          drawn.include(x, row)
          if own == 255 { openCount += 1 }
          mask.set(outer.apply(to: own, x, row), x, row)
        }
      }
    }
    // A rectangle on whole pixels needs no coverages.
    return outer.coverages == nil && openCount == drawn.area ? ClipMask(drawn) : mask
  }

  private func deviation(_ points: Double) -> Deviation {
    // The variances of what is blurred along the window's axes, along those of the pixels.
    Deviation(
      x: points * (map.a * map.a + map.c * map.c).squareRoot(),
      y: points * (map.b * map.b + map.d * map.d).squareRoot())
  }

  /// By how many pixels a shadow is moved.
  private func shift(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    let moved = PixelRect(
      around: Rect(
        x: (map.a * x + map.c * y).rounded(), y: (map.b * x + map.d * y).rounded(), width: 0, height: 0))
    return (moved.minX, moved.minY)
  }

  private func filterReach(of layer: Layer) -> (x: Int, y: Int) {
    layer.filters.reduce((x: 0, y: 0)) { sum, filter in
      switch filter {
      case .blur(let points):
        let reach = deviation(points).reach
        return (sum.x + reach.x, sum.y + reach.y)
      case .shadow(_, let x, let y, let radius):
        let (reach, shift) = (deviation(radius / 2).reach, shift(x, y))
        return (sum.x + reach.x + abs(shift.x), sum.y + reach.y + abs(shift.y))
      case .matrix: return sum
      }
    }
  }

  private mutating func endLayer() {
    guard var ended = open.popLast() else { return }
    if let outerCanvas = ended.outerCanvas.take() {
      for filter in ended.layer.filters { apply(filter) }
      let layer = canvas.surface
      canvas = outerCanvas
      let opacity = UInt32(min(max(ended.layer.opacity, 0), 1) * 255 + 0.5)
      let (visible, mask) = (ended.visible, ended.mask)
      canvas.surface.add(layer, in: visible.area, ended.layer.blend) { x, y in
        let part = visible.apply(to: opacity, x, y)
        return mask?.apply(to: part, x, y) ?? part
      }
    }
    spentPixels -= ended.spentPixels
    map = ended.outerMap
    canvas.clip = ended.outerClip
  }

  private mutating func apply(_ filter: Filter) {
    switch filter {
    case .blur(let points): canvas.surface.blur(deviation(points))
    case .shadow(let color, let x, let y, let radius):
      canvas.surface.addShadow(Pixel(color), deviation(radius / 2), shift(x, y))
    case .matrix(let factors):
      guard let matrix = ColorMatrix(factors) else { return }
      canvas.surface.bitmap.pixels = canvas.surface.bitmap.pixels.map(matrix.apply)
    }
  }

  // MARK: Masks

  /// The mask is drawn on a surface as large as that of its layer, which waits meanwhile.
  private mutating func beginMask() throws(Failure) {
    let area = try allocated(canvas.surface.area)
    var entry = OpenLayer(layer: Layer(), outerMap: map, outerClip: canvas.clip, visible: ClipMask(area))
    entry.outerCanvas = canvas
    entry.spentPixels = area.area
    open.append(entry)
    canvas = Canvas(area)
  }

  private mutating func endMask() {
    guard var ended = open.popLast(), let outerCanvas = ended.outerCanvas.take() else { return }
    let alphas = canvas.surface.bitmap.pixels.map { UInt8(truncatingIfNeeded: $0.alpha) }
    if !open.isEmpty { open[open.count - 1].mask = ClipMask(canvas.surface.area, coverages: alphas) }
    spentPixels -= ended.spentPixels
    map = ended.outerMap
    canvas = outerCanvas
  }
}

/// How large pictures of pixels may be.
package struct RasterLimits: Sendable {
  /// Pixels of a side.
  package var side = PictureLimits().side
  /// Pixels of a picture.
  package var pixels = PictureLimits().pixels
  /// Pixels that are painted and lines that are followed, all together.
  package var work = 4_000_000_000
  /// How many times the largest picture all surfaces that are drawn on at a time may take.
  static let layersPerPicture = 2

  package init() {}
}

/// What is drawn on, and where.
private struct Canvas {
  var surface: Surface
  var clip: ClipMask
  /// A row of a gradient's colours.
  private var colors: [Pixel]

  init(_ area: PixelRect) {
    surface = Surface(area)
    clip = ClipMask(area)
    colors = Array(repeating: .clear, count: area.width)
  }

  mutating func paint(
    _ row: Int, _ spans: [CoverageScanner.Span], _ coverages: [UInt8], _ source: PixelSource
  ) {
    surface.paint(row, spans, coverages, left: clip.area.minX, clip, source, &colors)
  }
}

extension Layer {
  /// Whether it is drawn by itself before it is put on what is below it.
  fileprivate var needsSurface: Bool { opacity < 1 || blend != .normal || !filters.isEmpty || isMasked }
}
