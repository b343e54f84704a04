import GalleyDrawing
import GalleyLayout
import GalleySource
import GalleyTables

extension Picture {
  /// Returns the commands of the picture as JSON; the schema is `SchemaSubject.picture`.
  ///
  /// It names its document by `name`, and has what is reported of it; without a report it has its own notes.
  public func json(named name: String? = nil, problems: ProblemReport? = nil) -> [UInt8] {
    var report = ProblemReport(maximum: 0)
    report.add(self)
    var writer = PictureJSONWriter(list)
    return writer.write(named: name, problems ?? report)
  }
}

/// Writes a display list as JSON, a command in each entry; its shape is `Schemas/picture.schema.json`.
private struct PictureJSONWriter {
  private let list: DisplayList
  private var writer = JSONWriter(.pretty)

  init(_ list: DisplayList) { self.list = list }

  mutating func write(named name: String?, _ problems: ProblemReport) -> [UInt8] {
    writer.beginObject()
    writer.member("galley", 1)
    if let name { writer.member("file", name) }
    number("width", list.size.width)
    number("height", list.size.height)
    number("scale", list.scale)
    writer.key("commands")
    writer.beginArray()
    for command in list.commands {
      writer.beginObject(inline: true)
      write(command)
      writer.endObject()
    }
    writer.endArray()
    problems.write(to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private mutating func write(_ command: DisplayList.Command) {
    switch command {
    case .fill(let path, let paint, let rule):
      writer.member("do", "fill")
      write(list.paths[path])
      write(list.paints[paint])
      if rule == .evenOdd { writer.member("rule", "evenOdd") }
    case .stroke(let path, let paint, let stroke):
      writer.member("do", "stroke")
      write(list.paths[path])
      write(list.paints[paint])
      write(list.strokes[stroke])
    case .glyphs(let run, let paint): write(list.runs[run], list.paints[paint])
    case .picture(let picture):
      let placed = list.pictures[picture]
      writer.member("do", "picture")
      writer.member("name", list.files[placed.file].name)
      writer.member("format", list.files[placed.file].format.rawValue)
      if !placed.isSmooth {
        writer.key("isSmooth")
        writer.boolean(false)
      }
      write(placed.rect)
    case .backdrop(let path, let rule, let backdrop):
      writer.member("do", "backdrop")
      write(list.paths[path])
      if rule == .evenOdd { writer.member("rule", "evenOdd") }
      number("blur", list.backdrops[backdrop].deviation)
      number("saturation", list.backdrops[backdrop].saturation)
    case .beginLayer(let layer):
      writer.member("do", "beginLayer")
      write(list.layers[layer])
    case .endLayer: writer.member("do", "endLayer")
    case .beginMask: writer.member("do", "beginMask")
    case .endMask: writer.member("do", "endMask")
    case .beginMark(let mark): write(list.marks[mark])
    case .endMark: writer.member("do", "endMark")
    }
  }

  private mutating func write(_ mark: DisplayList.NodeMark) {
    writer.member("do", "beginMark")
    writer.member("node", mark.view)
    if let name = mark.name { writer.member("name", name) }
    if !mark.path.isEmpty { writer.member("at", mark.path) }
    if let line = mark.line { writer.member("line", line) }
    write(mark.frame)
  }

  private mutating func write(_ frame: Rect) {
    writer.key("frame")
    writer.beginArray(inline: true)
    for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] { writer.length(length) }
    writer.endArray()
  }

  private mutating func number(_ name: StaticString, _ value: Double) {
    writer.key(name)
    writer.length(value)
  }

  private mutating func write(_ path: Path) {
    writer.member("path", String(decoding: PathData(path, decimals: 3).bytes, as: UTF8.self))
  }

  private mutating func write(_ stroke: Stroke) {
    number("lineWidth", stroke.width)
    if stroke.cap != .butt { writer.member("cap", stroke.cap.rawValue) }
    if stroke.join != .miter { writer.member("join", stroke.join.rawValue) }
    if stroke.join == .miter { number("miterLimit", stroke.miterLimit) }
    guard !stroke.dash.isEmpty else { return }
    write(numbers: stroke.dash, "dash")
    number("dashPhase", stroke.dashPhase)
  }

  private mutating func write(numbers: [Double], _ name: StaticString) {
    writer.key(name)
    writer.beginArray(inline: true)
    for value in numbers { writer.number(value) }
    writer.endArray()
  }

  private mutating func write(_ point: Point, _ name: StaticString) { write(numbers: [point.x, point.y], name) }

  private mutating func write(_ map: Affine, _ name: StaticString) {
    write(numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty], name)
  }

  // MARK: Paints

  private mutating func write(_ paint: Paint) {
    switch paint {
    case .solid(let color): write(numbers: color.components, "color")
    case .linear(let stops, let start, let end):
      writer.member("gradient", "linear")
      write(stops)
      write(start, "start")
      write(end, "end")
    case .radial(let stops, let center, let startRadius, let endRadius, let shape):
      writer.member("gradient", "radial")
      write(stops)
      write(center, "center")
      number("startRadius", startRadius)
      number("endRadius", endRadius)
      if !shape.isIdentity { write(shape, "shape") }
    case .conic(let stops, let center, let startAngle, let endAngle):
      writer.member("gradient", "conic")
      write(stops)
      write(center, "center")
      number("startAngle", startAngle)
      number("endAngle", endAngle)
    }
  }

  private mutating func write(_ stops: [ColorStop]) {
    writer.key("stops")
    writer.beginArray(inline: true)
    for stop in stops {
      writer.beginObject(inline: true)
      number("location", stop.location)
      write(numbers: stop.color.components, "color")
      writer.endObject()
    }
    writer.endArray()
  }

  // MARK: Glyphs and layers

  private mutating func write(_ run: DisplayList.GlyphRun, _ paint: Paint) {
    let glyphs = list.glyphs[run.glyphs]
    writer.member("do", "glyphs")
    writer.member("text", run.text)
    write(paint)
    number("baseline", glyphs.first?.baseline ?? 0)
    number("skew", run.skew)
    writer.key("glyphs")
    writer.beginArray(inline: true)
    for glyph in glyphs {
      let outline = list.outlines[glyph.outline].id
      writer.beginObject(inline: true)
      writer.member("character", String(outline.scalar))
      writer.member("weight", outline.weight)
      number("size", glyph.size)
      number("x", glyph.x)
      number("stretch", glyph.stretch)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ layer: Layer) {
    if layer.opacity < 1 { number("opacity", layer.opacity) }
    if layer.blend != .normal { writer.member("blendMode", layer.blend.rawValue) }
    if layer.isIsolated {
      writer.key("isIsolated")
      writer.boolean(true)
    }
    if let clip = layer.clip {
      write(clip.path)
      if clip.rule == .evenOdd { writer.member("rule", "evenOdd") }
    }
    if !layer.transform.isIdentity { write(layer.transform, "transform") }
    if layer.isMasked {
      writer.key("isMasked")
      writer.boolean(true)
    }
    guard !layer.filters.isEmpty else { return }
    writer.key("filters")
    writer.beginArray(inline: true)
    for filter in layer.filters {
      writer.beginObject(inline: true)
      switch filter {
      case .blur(let deviation): number("blur", deviation)
      case .matrix(let factors): write(numbers: factors, "matrix")
      case .shadow(let color, let x, let y, let radius):
        number("shadow", radius)
        number("x", x)
        number("y", y)
        write(numbers: color.components, "color")
      }
      writer.endObject()
    }
    writer.endArray()
  }
}

extension ResolvedColor {
  fileprivate var components: [Double] { [red, green, blue, alpha] }
}
