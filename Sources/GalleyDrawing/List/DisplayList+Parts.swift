package import GalleyLayout
import GalleyTables

// Parts of pictures.

extension DisplayList {
  /// How many points a command draws, by which pictures are limited.
  func pointCount(of command: Command) -> Int {
    switch command {
    case .fill(let path, let paint, _), .stroke(let path, let paint, _):
      paths[path].points.count + paints[paint].wedgePoints
    case .glyphs(let run, _): glyphs[runs[run].glyphs].count
    // The corners of its rectangle.
    case .picture: 4
    case .backdrop(let path, _, _): paths[path].points.count
    case .beginLayer(let layer): layers[layer].clip?.path.points.count ?? 0
    case .endLayer, .beginMask, .endMask, .beginMark, .endMark: 0
    }
  }

  /// The rectangle around what commands draw, the effects of all layers around them included; nil if that is nothing.
  package func ink(of ranges: [Range<Int>]) -> Rect? {
    /// A layer or mask that has begun, and what is drawn in it.
    struct Open {
      var layer: Layer?
      var isMask = false
      var ink: Rect?
    }
    var open = [Open()]
    var next = 0
    func isCounted(_ place: Int) -> Bool {
      while next < ranges.count, ranges[next].upperBound <= place { next += 1 }
      return next < ranges.count && ranges[next].contains(place)
    }
    func add(_ rect: Rect?) {
      guard let rect else { return }
      open[open.count - 1].ink = open[open.count - 1].ink?.union(rect) ?? rect
    }
    for (place, command) in commands.enumerated() {
      switch command {
      case .fill(let path, _, _): if isCounted(place) { add(paths[path].bounds) }
      case .stroke(let path, _, let stroke):
        // Half of the line, and the corners of right angles.
        if isCounted(place) { add(paths[path].bounds.map { $0.grown(by: strokes[stroke].width / 2 * 2.squareRoot()) }) }
      case .glyphs(let run, _): if isCounted(place) { add(path(of: runs[run]).bounds) }
      case .picture(let picture): if isCounted(place) { add(pictures[picture].rect) }
      case .backdrop: break
      case .beginLayer(let layer): open.append(Open(layer: layers[layer]))
      case .beginMask: open.append(Open(isMask: true))
      case .endLayer, .endMask:
        guard open.count > 1, let ended = open.popLast(), !ended.isMask, var ink = ended.ink, let layer = ended.layer
        else { continue }
        ink = layer.filters.reduce(ink) { $1.reach(of: $0) }
        if let edges = layer.clip?.path.bounds { ink = ink.common(with: edges) }
        add(layer.transform.bounds(of: ink))
      case .beginMark, .endMark: break
      }
    }
    return open[0].ink
  }

  /// The same picture with a note more.
  package func noting(_ note: DrawingNote) -> DisplayList {
    var result = self
    if !notes.contains(note) { result.notes.append(note) }
    return result
  }

  /// The same picture, in which the layers around some commands only move and turn what is in them.
  package func withoutEffects(around ranges: [Range<Int>]) -> DisplayList {
    var result = self
    let ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    for (start, end) in layerEnds.enumerated() where end > 0 {
      // The first of the ranges behind the beginning; a layer that is among the commands is theirs.
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].lowerBound > start { high = middle } else { low = middle + 1 }
      }
      guard low < ranges.count, ranges[low].lowerBound < end, low == 0 || !ranges[low - 1].contains(start),
        case .beginLayer(let index) = commands[start]
      else { continue }
      var bare = Layer(transform: layers[index].transform)
      bare.replaceBounds(with: .drawable)
      result.layers[index] = bare
    }
    return result
  }

  /// The same picture of some of its commands, with the layers that these are in.
  package func keeping(_ ranges: [Range<Int>]) -> DisplayList {
    let ends = layerEnds
    var isKept = Array(repeating: false, count: commands.count)
    for range in ranges { for place in range where commands.indices.contains(place) { isKept[place] = true } }
    // How many of the commands before a place are kept.
    var keptBefore = [0]
    for kept in isKept { keptBefore.append((keptBefore.last ?? 0) + (kept ? 1 : 0)) }
    for (start, end) in ends.enumerated() where end > 0 && !isKept[start] && keptBefore[end] > keptBefore[start] {
      isKept[start] = true
      isKept[end - 1] = true
      guard case .beginLayer(let layer) = commands[start], layers[layer].isMasked else { continue }
      var place = start + 1
      var depth = 0
      repeat {
        isKept[place] = true
        if case .beginMask = commands[place] { depth += 1 }
        if case .endMask = commands[place] { depth -= 1 }
        place += 1
      } while depth > 0 && place < end
    }
    var result = self
    result.commands = zip(commands, isKept).filter(\.1).map(\.0)
    return result
  }

  /// The part of the picture in a rectangle, as a picture of its own.
  package func cropped(to rect: Rect) -> DisplayList {
    var result = DisplayList(size: rect.size, scale: scale)
    (result.paths, result.paints, result.strokes) = (paths, paints, strokes)
    (result.glyphs, result.runs, result.outlines, result.marks) = (glyphs, runs, outlines, marks)
    (result.layers, result.notes) = (layers, notes)
    (result.files, result.pictures, result.backdrops) = (files, pictures, backdrops)
    var layer = Layer(transform: Affine(tx: -rect.minX, ty: -rect.minY))
    layer.replaceBounds(with: rect)
    result.commands = [.beginLayer(result.layers.append(layer))] + commands + [.endLayer]
    return result
  }
}
