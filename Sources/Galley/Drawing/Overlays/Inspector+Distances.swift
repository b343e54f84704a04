import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Distances between neighbours, tracks of grids, names and sizes.

extension Inspector {
  // MARK: Spacing

  /// The stacks that the document writes, with what they arrange.
  func stacks() -> [(node: Node, form: LayoutTree.StackForm, frame: Rect, children: [LayoutNodeID])] {
    var known: Set<LayoutNodeID> = []
    return shown.compactMap { shown in
      let entry = shown.node.entry
      guard entry.extent == .node, let form = layout.tree.stackForm(of: entry.layout),
        known.insert(entry.layout).inserted
      else { return nil }
      let children = layout.tree.children(of: entry.layout).filter { layout.isPlaced[$0.position] }
      return (shown.node, form, shown.frame, children)
    }
  }

  mutating func drawSpacing() {
    for distance in shown.flatMap(\.node.distances) {
      switch distance.kind {
      case .padding: break
      case .gap:
        tint(distance.rect, OverlayColor.spacing, opacity: 0.22)
        label(distance.length, along: distance.rect, distance.axis.cross, OverlayColor.spacing)
      case .spacer: drawSpacer(distance.rect, distance.axis)
      }
    }
  }

  /// An arrow with two heads along a spacer, and its length.
  private mutating func drawSpacer(_ frame: Rect, _ axis: Axis) {
    let length = frame.size[axis]
    let head = min(3, length / 3)
    var start = Point(x: frame.midX, y: frame.midY)
    start[axis] = frame.origin[axis]
    var end = start
    end[axis] = frame.end(axis)
    line([start, end], OverlayColor.modifier, width: 0.75)
    for (tip, direction) in [(start, 1.0), (end, -1.0)] {
      let wings = [-1.0, 1].map { side in
        var wing = tip
        wing[axis] += direction * head
        wing[axis.cross] += side * head
        return wing
      }
      line([wings[0], tip, wings[1]], OverlayColor.modifier, width: 0.75)
    }
    label(
      length, along: Rect(origin: start, size: Size(width: end.x - start.x, height: end.y - start.y)), axis,
      OverlayColor.modifier)
  }

  // MARK: Grids

  mutating func drawGrids() {
    var known: Set<LayoutNodeID> = []
    for shown in shown {
      let entry = shown.node.entry
      guard entry.extent == .node, known.insert(entry.layout).inserted,
        let tracks = layout.gridTracks(of: entry.layout, isRightToLeft: isRightToLeft(shown.node))
      else { continue }
      draw(tracks.columns, .horizontal, in: shown.frame)
      draw(tracks.rows, .vertical, in: shown.frame)
    }
  }

  private mutating func draw(_ tracks: [ClosedRange<Double>], _ axis: Axis, in frame: Rect) {
    for track in tracks {
      var rect = frame
      rect.origin[axis] = track.lowerBound
      rect.size[axis] = track.upperBound - track.lowerBound
      guard rect.touches(window) else { continue }
      tint(rect, OverlayColor.grid, opacity: 0.08)
      outline(rect, OverlayColor.grid, dash: [2, 1.5])
      label(track: rect, axis)
    }
  }

  /// The length of a column stands above or below it, that of a row beside it, so that the cells can be read; else on its edge.
  private mutating func label(track: Rect, _ axis: Axis) {
    let words = Inspector.text(track.size[axis])
    let size = writer.size(of: words)
    let half = size[axis.cross] / 2
    let edges = [track.origin[axis.cross] - half, track.end(axis.cross) + half, track.origin[axis.cross]]
    let places = edges.flatMap { edge in
      var band = track
      band.origin[axis.cross] = edge
      band.size[axis.cross] = 0
      return OverlayLabel.places(along: band, axis)
    }
    writer.add(
      OverlayLabel(
        text: words, color: OverlayColor.grid, rank: .number, anchor: Point(x: track.midX, y: track.midY),
        places: places))
  }

  func isRightToLeft(_ node: Node) -> Bool {
    node.environment?.isRightToLeft ?? document.surroundings.environment.isRightToLeft
  }

  // MARK: Names and sizes

  /// Names nodes and tells their sizes; of several with one frame the innermost view has the label.
  mutating func nameNodes() {
    var texts: [Rect: (text: String, color: ResolvedColor, rank: OverlayLabel.Rank)] = [:]
    var order: [Rect] = []
    for shown in shown {
      let name = overlays.contains(.names) ? shown.node.name : nil
      let size = overlays.contains(.sizes) && shown.node.changesLayout ? shown.frame.size : nil
      guard name != nil || size != nil else { continue }
      let known = texts[shown.frame]
      // A name is told before a size.
      if known?.rank == .name, name == nil { continue }
      if known == nil { order.append(shown.frame) }
      let words = size.map { "\(Inspector.text($0.width)) × \(Inspector.text($0.height))" }
      texts[shown.frame] = (
        [name.map(Inspector.shortened), words].compactMap(\.self).joined(separator: "  "),
        shown.node.kind == .view ? OverlayColor.view : OverlayColor.modifier, name == nil ? .size : .name
      )
    }
    for frame in order {
      guard let (text, color, rank) = texts[frame] else { continue }
      writer.add(
        OverlayLabel(
          text: text, color: color, rank: rank, anchor: Point(x: frame.midX, y: frame.midY),
          places: OverlayLabel.places(around: frame, writer.size(of: text))))
    }
  }

  /// Names are as long as documents like.
  private static func shortened(_ name: String) -> String {
    name.count <= 40 ? name : name.prefix(39) + "…"
  }
}
