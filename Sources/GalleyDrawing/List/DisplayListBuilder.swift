package import GalleyLayout
import GalleyTables

/// Collects the commands of a picture.
package struct DisplayListBuilder: Sendable {
  package internal(set) var list: DisplayList
  /// Whether a limit was reached: the picture is then left out, not cut.
  package private(set) var isTooLarge = false

  /// A layer that has begun.
  private struct Open {
    /// Nil for a layer that does nothing, which is not written.
    var layer: Index<Layer>?
    var bounds: Rect?
  }

  private let limits: PictureLimits
  private var open: [Open] = []
  private var pointCount = 0
  private var outlineIndexes: [GlyphOutline.ID: Index<GlyphOutline>] = [:]
  private var knownNotes: Set<DrawingNote> = []

  package init(size: Size, scale: Double, limits: PictureLimits = PictureLimits()) {
    list = DisplayList(size: size, scale: scale)
    self.limits = limits
  }

  /// Goes on with a picture that has no open layers.
  package init(continuing list: DisplayList, limits: PictureLimits = PictureLimits()) {
    self.list = list
    self.limits = limits
    pointCount = list.paths.reduce(0) { $0 + $1.points.count }
    for index in list.outlines.indices { outlineIndexes[list.outlines[index].id] = index }
    knownNotes = Set(list.notes)
  }

  // MARK: Drawing

  package mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero) {
    guard !path.isEmpty, !paint.isClear, admits(path), let bounds = path.bounds else { return }
    add(.fill(list.paths.append(path), list.paints.append(paint), rule), bounds)
  }

  /// Fills a rectangle whose edges are put on device pixels, halves up, as SwiftUI draws them.
  package mutating func fill(_ rect: Rect, _ paint: Paint) {
    fill(Path(roundedToPixels(rect, scale: list.scale)), paint)
  }

  package mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    guard !path.isEmpty, !paint.isClear, stroke.width > 0, admits(path), let bounds = path.bounds else { return }
    let reach = stroke.width / 2 * (stroke.join == .miter ? stroke.miterLimit : 1)
    add(
      .stroke(list.paths.append(path), list.paints.append(paint), list.strokes.append(stroke)), bounds.grown(by: reach))
  }

  /// A glyph that is to be drawn.
  package struct Glyph {
    package var outline: GlyphOutline
    package var x: Double
    package var size: Double
    package var stretch: Double
  }

  /// Draws glyphs on a baseline.
  package mutating func draw(_ glyphs: [Glyph], baseline: Double, skew: Double, text: String, _ paint: Paint) {
    guard let first = glyphs.first, let last = glyphs.last, !paint.isClear else { return }
    let size = glyphs.reduce(0) { max($0, $1.size) }
    let placed = glyphs.map { glyph in
      DisplayList.PlacedGlyph(
        outline: index(of: glyph.outline), x: glyph.x, baseline: baseline, size: glyph.size, stretch: glyph.stretch)
    }
    // Generous: no letter with its marks is higher than this, nor wider.
    let bounds = Rect(
      x: first.x - size, y: baseline - 1.4 * size, width: last.x - first.x + 3 * size, height: 2 * size)
    let range = list.glyphs.append(contentsOf: placed)
    let run = list.runs.append(DisplayList.GlyphRun(glyphs: range, skew: skew, text: text, bounds: bounds))
    add(.glyphs(run, list.paints.append(paint)), bounds)
  }

  mutating func index(of outline: GlyphOutline) -> Index<GlyphOutline> {
    if let known = outlineIndexes[outline.id] { return known }
    let index = list.outlines.append(outline)
    outlineIndexes[outline.id] = index
    return index
  }

  private mutating func admits(_ path: Path) -> Bool {
    pointCount += path.points.count
    if pointCount > limits.points { isTooLarge = true }
    return !isTooLarge && path.points.allSatisfy { $0.isDrawable }
  }

  mutating func add(_ command: DisplayList.Command, _ bounds: Rect? = nil) {
    if list.commands.count >= limits.commands { isTooLarge = true }
    guard !isTooLarge else { return }
    list.commands.append(command)
    if let bounds, !open.isEmpty {
      open[open.count - 1].bounds = open[open.count - 1].bounds?.union(bounds) ?? bounds
    }
  }

  // MARK: Layers

  /// Begins a layer; every one is ended by `endLayer`.
  package mutating func begin(_ layer: Layer) {
    if open.count >= limits.nesting { isTooLarge = true }
    guard !layer.isNeutral else { return open.append(Open()) }
    let index = list.layers.append(layer)
    add(.beginLayer(index))
    open.append(Open(layer: index))
  }

  package mutating func endLayer() {
    guard let ended = open.popLast() else { return }
    var bounds = ended.bounds
    if let index = ended.layer {
      let layer = list.layers[index]
      bounds = bounds.map { layer.filters.reduce($0) { $1.reach(of: $0) } }
      list.layers[index].filterBounds = bounds
      if let edges = layer.clip?.path.bounds { bounds = bounds.map { $0.common(with: edges) } }
      list.layers[index].bounds = bounds
      bounds = bounds.map { layer.transform.bounds(of: $0) }
      add(.endLayer)
    }
    guard let bounds, !open.isEmpty else { return }
    open[open.count - 1].bounds = open[open.count - 1].bounds?.union(bounds) ?? bounds
  }

  /// Begins the mask of a layer, right behind its beginning.
  package mutating func beginMask() {
    add(.beginMask)
    // What the mask draws is not drawn.
    open.append(Open())
  }

  package mutating func endMask() {
    open.removeLast()
    add(.endMask)
  }

  /// Says that what follows belongs to a node, up to the end of the mark.
  package mutating func begin(_ mark: DisplayList.NodeMark) { add(.beginMark(list.marks.append(mark))) }

  package mutating func endMark() { add(.endMark) }

  /// Notes something that the picture shows otherwise than SwiftUI, once for each reason.
  package mutating func note(_ note: DrawingNote) {
    if knownNotes.insert(note).inserted { list.notes.append(note) }
  }
}

/// How large a picture may be.
package struct PictureLimits: Sendable {
  package var commands = 1_000_000
  /// Of all paths together.
  package var points = 20_000_000
  /// Layers in each other.
  package var nesting = 1_000

  package init() {}
}

extension Point {
  /// Whether writers can take it: finite and not larger than a million.
  fileprivate var isDrawable: Bool { x.magnitude <= 1e6 && y.magnitude <= 1e6 }
}
