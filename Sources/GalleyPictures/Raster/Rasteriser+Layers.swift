import GalleyDrawing
import GalleyLayout

/// A layer that has begun.
struct OpenLayer {
  let layer: Layer
  let outerMap: Affine
  let outerClip: ClipMask
  /// What was drawn on before; nil for a layer that is drawn where everything else is.
  var outerCanvas: RasterCanvas?
  /// How many pixels are given back with it.
  var heldPixels = 0
  /// Where it can be seen, and how much of it.
  var visible: ClipMask
  /// How much of each pixel of its surface its mask keeps.
  var mask: ClipMask?
}

extension Rasteriser {
  mutating func begin(_ layer: Layer) throws(Failure) {
    let (outerMap, outerClip, heldBefore) = (map, canvas.clip, budget.heldPixels)
    map = layer.transform.followed(by: map)
    let bounds = layer.filterBounds.map {
      map.isFinite ? PixelRect(around: map.bounds(of: $0)).grown(x: 1, y: 1) : .empty
    }
    var visible = outerClip
    if let clip = layer.clip { visible = try clipped(visible, clip) }
    var entry = OpenLayer(layer: layer, outerMap: outerMap, outerClip: outerClip, visible: visible)
    guard layer.needsSurface else {
      canvas.clip = visible
      entry.heldPixels = budget.heldPixels - heldBefore
      open.append(entry)
      return
    }
    entry.visible.narrow(to: bounds ?? .empty)
    // Filters bring in what can be seen from where it cannot.
    let reach = filterReach(of: layer)
    let area = entry.visible.area.isEmpty ? .empty : entry.visible.area.grown(x: reach.x, y: reach.y)
    let own = try budget.hold(area.intersection(bounds ?? .empty))
    entry.heldPixels = budget.heldPixels - heldBefore
    entry.outerCanvas = canvas
    canvas = RasterCanvas(own)
    open.append(entry)
  }

  /// What is open inside of an outline, too.
  private mutating func clipped(_ outer: ClipMask, _ clip: Layer.Clip) throws(Failure) -> ClipMask {
    guard !outer.area.isEmpty, map.isFinite, let bounds = clip.path.bounds else { return ClipMask(.empty) }
    let area = try budget.hold(PixelRect(around: map.bounds(of: bounds)).intersection(outer.area), bytesPerPixel: 1)
    flatten(clip.path, map)
    try budget.spend(scanner.lineCount)
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

  mutating func endLayer() {
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
    budget.release(ended.heldPixels)
    map = ended.outerMap
    canvas.clip = ended.outerClip
  }

  /// The mask is drawn on a surface as large as that of its layer, which waits meanwhile.
  mutating func beginMask() throws(Failure) {
    let area = try budget.hold(canvas.surface.area)
    var entry = OpenLayer(layer: Layer(), outerMap: map, outerClip: canvas.clip, visible: ClipMask(area))
    entry.outerCanvas = canvas
    entry.heldPixels = area.area
    open.append(entry)
    canvas = RasterCanvas(area)
  }

  mutating func endMask() {
    guard var ended = open.popLast(), let outerCanvas = ended.outerCanvas.take() else { return }
    let alphas = canvas.surface.bitmap.pixels.map { UInt8(truncatingIfNeeded: $0.alpha) }
    if !open.isEmpty { open[open.count - 1].mask = ClipMask(canvas.surface.area, coverages: alphas) }
    budget.release(ended.heldPixels)
    map = ended.outerMap
    canvas = outerCanvas
  }
}

extension Layer {
  /// Whether it is drawn by itself before it is put on what is below it.
  fileprivate var needsSurface: Bool {
    opacity < 1 || blend != .normal || !filters.isEmpty || isMasked || isIsolated
  }
}
