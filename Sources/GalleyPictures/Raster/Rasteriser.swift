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

  let list: DisplayList
  var map: Affine
  var canvas: RasterCanvas
  var scanner = CoverageScanner()
  /// Layers that have begun, with what was drawn on before.
  var open: [OpenLayer] = []
  var budget: RasterBudget
  /// The pixels of files, as they were drawn; nil for what cannot be read.
  var readFiles: [PictureSampler.Form: Bitmap?] = [:]

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
    limits = rasteriser.budget.limits
    return rasteriser.canvas.surface.bitmap
  }

  private init(
    _ list: DisplayList, _ size: Size, _ scale: Double, _ limits: RasterLimits
  ) throws(Failure) {
    self.list = list
    map = Affine(a: scale, d: scale)
    let sides = [size.width, size.height].map { side in
      // Half a pixel of a picture that is drawn smaller is left out.
      max((side * scale).rounded(), 1)
    }
    for side in sides where !(side <= Double(limits.side)) { throw Failure.side(side < 1e9 ? Int(side) : .max) }
    let area = PixelRect(minX: 0, minY: 0, maxX: Int(sides[0]), maxY: Int(sides[1]))
    guard area.area <= limits.pixels else { throw Failure.pixels(area.area) }
    budget = RasterBudget(limits: limits)
    canvas = RasterCanvas(try budget.hold(area))
  }

  private mutating func draw(_ command: DisplayList.Command) throws(Failure) {
    switch command {
    case .fill(let path, let paint, let rule): try fill(list.paths[path], map, list.paints[paint], rule)
    case .stroke(let path, let paint, let stroke):
      try self.stroke(list.paths[path], list.paints[paint], list.strokes[stroke])
    case .glyphs(let run, let paint): try glyphs(list.runs[run], list.paints[paint])
    case .picture(let index): try picture(list.pictures[index])
    case .backdrop(let path, let rule, let index): try backdrop(list.paths[path], rule, list.backdrops[index])
    case .beginLayer(let index): try begin(list.layers[index])
    case .endLayer: endLayer()
    case .beginMask: try beginMask()
    case .endMask: endMask()
    case .beginMark, .endMark: break
    }
  }

  // MARK: Outlines

  mutating func fill(_ path: Path, _ map: Affine, _ paint: Paint, _ rule: FillRule) throws(Failure) {
    guard !canvas.clip.area.isEmpty, let source = PixelSource(paint, self.map) else { return }
    flatten(path, map)
    try paintLines(rule, source)
  }

  mutating func flatten(_ path: Path, _ map: Affine) {
    Flattener(tolerance: Self.tolerance, view: canvas.clip.area.rect).flatten(path, map, into: &scanner)
  }

  /// Paints what the scanner's lines enclose.
  mutating func paintLines(_ rule: FillRule, _ source: PixelSource) throws(Failure) {
    try budget.spend(scanner.lineCount)
    scanner.begin(rule, in: canvas.clip.area)
    while let row = scanner.next() {
      canvas.paint(row, scanner.spans, scanner.coverages, source)
      try budget.spend(canvas.clip.area.width)
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
      try budget.spend(line.points.count)
    }
    try paintLines(.nonZero, source)
  }

  private mutating func glyphs(_ run: DisplayList.GlyphRun, _ paint: Paint) throws(Failure) {
    guard !PixelRect(around: map.bounds(of: run.bounds)).intersection(canvas.clip.area).isEmpty else { return }
    for glyph in list.glyphs[run.glyphs] {
      try fill(list.outlines[glyph.outline].path, list.map(of: glyph, in: run).followed(by: map), paint, .nonZero)
    }
  }
}
