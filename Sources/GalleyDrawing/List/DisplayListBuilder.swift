package import GalleyLayout
package import GalleyTables

/// Collects the commands of a picture.
///
/// What readers of pictures cannot take, such as places a million points away, is left out with a note.
package struct DisplayListBuilder: Sendable {
  package internal(set) var list: DisplayList
  /// Whether a limit was reached: the picture is then left out, not cut.
  package private(set) var isTooLarge = false

  /// A layer that has begun.
  private struct Open {
    /// Nil for a layer that does nothing, which is not written.
    var layer: Index<Layer>?
    /// Whether its coordinates are not those of the window.
    var isTransformed = false
    /// Whether nothing that it draws can be taken.
    var isDropped = false
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
    pointCount = list.commands.reduce(0) { $0 + list.pointCount(of: $1) }
    for index in list.outlines.indices {
      outlineIndexes[list.outlines[index].id] = index
      pointCount += list.outlines[index].limitedPoints
    }
    knownNotes = Set(list.notes)
  }

  // MARK: Drawing

  package mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule = .nonZero) {
    guard !path.isEmpty, !paint.isClear, let bounds = path.bounds else { return }
    guard admits(path.points.count + paint.wedgePoints, path.isDrawable && paint.isDrawable) else { return }
    add(.fill(list.paths.append(path), list.paints.append(paint), rule), bounds)
  }

  /// Fills a rectangle whose edges are put on device pixels, halves up, as SwiftUI draws them; what is turned or scaled has none.
  package mutating func fill(_ rect: Rect, _ paint: Paint) {
    let seen = rect.common(with: .drawable)
    guard rect.size.width > 0, rect.size.height > 0, seen.size.width > 0, seen.size.height > 0 else { return }
    fill(Path(isTransformed ? seen : roundedToPixels(seen, scale: list.scale)), paint)
  }

  package mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    guard !path.isEmpty, !paint.isClear, stroke.width > 0, let bounds = path.bounds else { return }
    let isDrawable = path.isDrawable && paint.isDrawable && stroke.isDrawable
    guard admits(path.points.count + paint.wedgePoints, isDrawable) else { return }
    add(
      .stroke(list.paths.append(path), list.paints.append(paint), list.strokes.append(stroke)), stroke.reach(of: bounds)
    )
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
    guard let first = glyphs.first, !paint.isClear else { return }
    let (size, left, right) = glyphs.reduce((size: 0.0, left: first.x, right: first.x)) { extent, glyph in
      (max(extent.size, glyph.size), min(extent.left, glyph.x), max(extent.right, glyph.x))
    }
    // Generous: no letter with its marks is higher than this, nor wider.
    let bounds = Rect(x: left - size, y: baseline - 1.4 * size, width: right - left + 3 * size, height: 2 * size)
    let isDrawable = bounds.origin.isDrawable && Point(x: bounds.maxX, y: bounds.maxY).isDrawable && paint.isDrawable
    guard admits(glyphs.count, isDrawable) else { return }
    let placed = glyphs.map { glyph in
      DisplayList.PlacedGlyph(
        outline: index(of: glyph.outline), x: glyph.x, baseline: baseline, size: glyph.size, stretch: glyph.stretch)
    }
    let range = list.glyphs.append(contentsOf: placed)
    let run = list.runs.append(DisplayList.GlyphRun(glyphs: range, skew: skew, text: text, bounds: bounds))
    add(.glyphs(run, list.paints.append(paint)), bounds)
  }

  /// Adds a file, which pictures can then be drawn of.
  package mutating func add(_ file: PictureFile) -> Index<PictureFile> { list.files.append(file) }

  /// Draws the picture of a file over a rectangle.
  package mutating func draw(_ file: Index<PictureFile>, in rect: Rect, isSmooth: Bool) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let path = Path(rect)
    guard admits(path.points.count, path.isDrawable) else { return }
    add(.picture(list.pictures.append(DisplayList.PlacedPicture(file: file, rect: rect, isSmooth: isSmooth))), rect)
  }

  /// Changes what was drawn so far inside of an outline.
  package mutating func change(inside path: Path, _ rule: FillRule, _ backdrop: DisplayList.Backdrop) {
    guard let bounds = path.bounds, admits(path.points.count, path.isDrawable) else { return }
    note(.approximatedInVectors("what is behind a material"))
    add(.backdrop(list.paths.append(path), rule, list.backdrops.append(backdrop)), bounds)
  }

  mutating func index(of outline: GlyphOutline) -> Index<GlyphOutline> {
    if let known = outlineIndexes[outline.id] { return known }
    let index = list.outlines.append(outline)
    outlineIndexes[outline.id] = index
    pointCount += outline.limitedPoints
    if pointCount > limits.points { isTooLarge = true }
    return index
  }

  /// Whether something of so many points is added.
  mutating func admits(_ count: Int, _ isDrawable: Bool) -> Bool {
    guard !isTooLarge, open.last?.isDropped != true else { return false }
    guard isDrawable else {
      note(.leftOut("what is more than a million points away or large"))
      return false
    }
    pointCount += count
    if pointCount > limits.points { isTooLarge = true }
    return !isTooLarge
  }

  mutating func add(_ command: DisplayList.Command, _ bounds: Rect? = nil) {
    if list.commands.count >= limits.commands { isTooLarge = true }
    guard !isTooLarge else { return }
    list.commands.append(command)
    if let bounds { enclose(bounds) }
  }

  /// Lets the innermost layer reach around a rectangle.
  private mutating func enclose(_ bounds: Rect) {
    guard !open.isEmpty else { return }
    open[open.count - 1].bounds = open[open.count - 1].bounds?.union(bounds) ?? bounds
  }

  // MARK: Layers

  private var isTransformed: Bool { open.last?.isTransformed ?? false }

  /// Begins a layer; every one is ended by `endLayer`.
  package mutating func begin(_ layer: Layer) {
    guard !layer.isNeutral else {
      return open.append(Open(isTransformed: isTransformed, isDropped: open.last?.isDropped ?? false))
    }
    beginWritten(layer)
  }

  /// Begins a layer and its mask, which is ended by `endMask`; what follows then up to `endLayer` is what is masked.
  package mutating func beginMasked(_ layer: Layer) {
    beginWritten(layer)
    if let index = open.last?.layer {
      list.layers[index].isMasked = true
      add(.beginMask)
    }
    // What the mask draws is not drawn.
    open.append(Open(isTransformed: isTransformed, isDropped: open.last?.isDropped ?? false))
  }

  private mutating func beginWritten(_ layer: Layer) {
    if open.count >= limits.nesting { isTooLarge = true }
    let isInside = isTransformed || !layer.transform.isIdentity
    guard admits(layer.clip?.path.points.count ?? 0, layer.isDrawable) else {
      return open.append(Open(isTransformed: isInside, isDropped: true))
    }
    if layer.blend.cssName == nil {
      note(.approximatedInVectors("the blend mode `\(layer.blend.rawValue)`"))
    }
    var layer = layer
    layer.filters = layer.filters.compactMap(\.drawable)
    let index = list.layers.append(layer)
    add(.beginLayer(index))
    open.append(Open(layer: index, isTransformed: isInside))
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
    if let bounds { enclose(bounds) }
  }

  /// Ends the mask of the innermost layer.
  package mutating func endMask() {
    guard let mask = open.popLast(), let layer = open.last?.layer, list.layers[layer].isMasked else { return }
    list.layers[layer].maskBounds = mask.bounds
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
